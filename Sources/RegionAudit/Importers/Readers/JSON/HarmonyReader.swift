import Foundation
import RegionModel

/// Reads what HarmonyOS's `uitest dumpLayout` writes: attributes that are all text, in pixels, a root for each window.
enum HarmonyReader: JSONDumpReader {
    static func marks(_ object: JSONView) -> Bool {
        guard let attributes = object["attributes"], attributes["bounds"] != nil else { return false }
        return ["origBounds", "hashcode", "hostWindowId", "bundleName", "abilityName"].contains {
            attributes[$0] != nil
        }
    }

    static func trees(in tape: JSONTape, limits: DumpLimits) throws(InputError) -> [ImportedTree] {
        var trees: [ImportedTree] = []
        var count = 0
        let roots = tape.outermost { $0["attributes"]?.isObject ?? false }
        for group in tape.groups(roots, startingAt: { _ in false }) {
            var draft = TreeDraft(limits: limits, earlier: count)
            try draft.append(group, children: { $0["children"] }) { draft, json, parent throws(InputError) in
                let (element, isKnown) = element(json, in: parent)
                return try draft.append(element, isKnown: isKnown)
            }
            count += draft.elements.count
            trees.append(
                draft.finished(
                    name: "tree \(trees.count + 1)", window: StatedWindow(roots: draft.roots), unit: .pixels))
        }
        return trees
    }

    private static func element(_ json: JSONView, in parent: Int?) -> (ImportedElement, isKnown: Bool) {
        let attributes = json["attributes"] ?? json
        let kind = attributes["type"]?.text ?? "root"
        let role = roles[kind]
        var element = ImportedElement(
            parent: parent, kind: kind, role: role ?? .container,
            identifier: attributes.first("id", "key")?.text,
            label: attributes["text"]?.text ?? attributes.first("description", "hint")?.text,
            frame: attributes["bounds"]?.place() ?? unclippedPlace(attributes))
        if attributes.isTrue("clickable") { element.facts.insert(.tappable) }
        if attributes.isFalse("enabled") { element.facts.insert(.disabled) }
        if attributes.isFalse("visible") { element.facts.insert(.hidden) }
        if attributes["opacity"]?.number == 0 { element.facts.insert(.hidesContents) }
        if attributes.isTrue("selected") { element.facts.insert(.selected) }
        if attributes.isTrue("focused") { element.facts.insert(.focused) }
        if attributes.isTrue("scrollable"), element.role == .container { element.role = .scrollView }
        if attributes.isTrue("checkable"), element.role == .container { element.role = .toggle }
        let owner = attributes["bundleName"]
        if owner?.contains("systemui") ?? false || owner?.contains("sceneboard") ?? false
            || owner?.contains("inputmethod") ?? false
        {
            element.exemption = .system
        }
        return (element, role != nil)
    }

    /// The place before it was clipped, for dumps that were made while things moved and leave the other one out.
    private static func unclippedPlace(_ attributes: JSONView) -> CGRect? {
        attributes["bounds"]?.text == nil ? attributes["origBounds"]?.place() : nil
    }

    private static let roles = [String: ElementRole](words: [
        (.button, "Button MenuItem Option Select Hyperlink"), (.textField, "TextInput TextArea Search RichEditor"),
        (.toggle, "Toggle Checkbox CheckBox Radio Switch"),
        (.slider, "Slider Rating Counter TextPicker DatePicker"),
        (.text, "Text Span Marquee TextClock"), (.image, "Image ImageSpan SymbolGlyph Video"),
        (.scrollView, "Scroll List Grid WaterFlow Swiper"), (.webView, "Web"), (.dialog, "Dialog AlertDialog"),
        (.tabBar, "TabBar"), (.navigationBar, "TitleBar NavBarTitle"), (.divider, "Divider"),
        (
            .container,
            "root Column Row Stack Flex RelativeContainer GridRow GridCol ListItem ListItemGroup GridItem FlowItem Tabs "
                + "TabContent Navigation NavBar NavBarContent NavDestination NavigationContent WindowScene Panel Refresh "
                + "Badge Progress LoadingProgress Blank XComponent __Common__ JsView Popup Page page stage SideBarContainer "
                + "Indicator SwiperIndicator ScrollBar Canvas Shape Path ContentSlot FormComponent UIExtensionComponent "
                + "Component RootScene Screen"
        ),
    ])
}
