import Foundation
import RegionModel

/// A view of Android as tools write it as JSON, in the words of the accessibility service or of one's own.
struct AndroidElement {
    var className: String
    var identifier: String?
    var label: String?
    var frame: CGRect?
    var package: JSONView?
    private let json: JSONView
    private let traits: Traits
    private let facts: ElementFacts

    init(_ json: JSONView) {
        self.json = json
        traits = Traits(json)
        className = Self.kind(of: json) ?? Self.plainView
        identifier = Self.identifier(of: json)
        label = Self.label(of: json)
        frame = Self.box(of: json)?.place(edges: true)
        package = json.first("package", "packageName", "bundleId", "pkg")
        facts = traits.facts
    }

    /// The class of a view, as it is named.
    static func kind(of json: JSONView) -> String? { json.first("class", "className", "type", "cls")?.text }

    static func identifier(of json: JSONView) -> String? {
        let names: [StaticString] = [
            "resource-id", "resourceId", "resource_id", "viewIdResourceName", "resourceName", "resId",
            "identifier", "id",
        ]
        return names.lazy.compactMap { json[$0]?.text }.first
    }

    static func label(of json: JSONView) -> String? {
        let names: [StaticString] = [
            "text", "content-desc", "contentDescription", "content_description", "contentDesc", "label",
            "accessibilityText", "desc", "name", "hintText", "hint",
        ]
        // Rico keeps a list of one description.
        return names.lazy.compactMap { json[$0].flatMap { $0.text ?? $0.items.first { _ in true }?.text } }.first
    }

    static func box(of json: JSONView) -> JSONView? {
        json.first("bounds", "rect", "coordinates", "frame", "boundsInScreen", "visibleBounds")
    }

    /// Whether an object is a view of Android: by its class, by the form of its identifier, or by a name that only
    /// Android has for one.
    static func marks(_ json: JSONView) -> Bool {
        json.first("resourceId", "resource-id", "resource_id", "resId", "boundsInScreen", "viewIdResourceName") != nil
            || kind(of: json).map { $0.hasPrefix("android.") || $0.hasPrefix("androidx.") } ?? false
    }

    private static let plainView = "android.view.View"

    /// The element as one of a tree.
    func imported(in parent: Int?, _ kinds: inout AndroidKinds) -> (element: ImportedElement, isKnown: Bool) {
        let kind = kinds[className]
        let role = kind.role(
            takesText: traits.has("password", "isPassword") || json.isTrue("is_password")
                || traits.has("editable", "isEditable"),
            isCheckable: traits.has("checkable", "isCheckable"),
            isScrollable: traits.scrolls, isAlert: identifier.map(AndroidKind.isAlert) ?? false)
        var element = ImportedElement(
            parent: parent, kind: className, role: role, identifier: identifier.flatMap(AndroidReader.name),
            label: label,
            frame: frame, facts: facts)
        if kind.isPlainView, role == .container, label != nil,
            json["children"]?.items.first(where: { _ in true }) == nil
        {
            element.role = .text
        }
        if role == .scrollView, json.first("scrollable", "isScrollable")?.flag == false { element.facts.insert(.still) }
        if let owner { element.exemption = owner }
        return (element, kind.isKnown)
    }

    /// Whose it is where it is not the app's.
    private var owner: Exemption? {
        if package?.equals("com.android.systemui") ?? false || identifier?.hasPrefix("com.android.systemui:") ?? false {
            return .system
        }
        return ["inputmethod", "honeyboard", "swiftkey"].contains { package?.contains($0) ?? false } ? .system : nil
    }
}

extension AndroidElement {
    /// What a view can do and is just now: flags of their own, or words in the lists that Google's command line writes.
    private struct Traits {
        private let json: JSONView
        private let words: [JSONView]

        init(_ json: JSONView) {
            self.json = json
            words = Array(json.items(of: "interactions")) + Array(json.items(of: "state"))
        }

        /// Whether a trait is said of the view, by its plain name or by that of the service's getter.
        func has(_ name: StaticString, _ getter: StaticString) -> Bool {
            json.first(name, getter)?.flag ?? words.contains { $0.equals(name) }
        }

        var facts: ElementFacts {
            var facts: ElementFacts = []
            if has("clickable", "isClickable") { facts.insert(.tappable) }
            if json.first("enabled", "isEnabled")?.flag == false { facts.insert(.disabled) }
            if has("selected", "isSelected") { facts.insert(.selected) }
            if has("focused", "isFocused") { facts.insert(.focused) }
            if isHidden { facts.insert(.hidden) }
            return facts
        }

        private var isHidden: Bool {
            let says: [StaticString] = ["visible", "visibleToUser", "isVisibleToUser", "visible-to-user", "displayed"]
            return says.contains { json.isFalse($0) } || json.isTrue("off-screen") || json.isTrue("offScreen")
                || json["visibility"].map { $0.equals("gone") || $0.equals("invisible") } ?? false
        }

        /// Whether it scrolls; of those that are told both ways, either will do.
        var scrolls: Bool {
            has("scrollable", "isScrollable") || json.isTrue("scrollable-vertical")
                || json.isTrue("scrollable-horizontal")
        }
    }
}
