import Foundation
import RegionModel

/// A node of Maestro's hierarchy, of iOS or of Android, from JSON or from a table.
struct MaestroNode {
    var className: String?
    var identifier: String?
    var label: String?
    var frame: CGRect?
    var isTappable = false
    var isScrollable: Bool?
    var isCheckable = false
    var facts: ElementFacts = []

    /// A node with the given attributes, all of which are text.
    init(_ attribute: (StaticString) -> String?) {
        className = attribute("class") ?? attribute("elementType").map { AppleKind.shortName(of: $0) }
        identifier = attribute("resource-id")
        for name in ["accessibilityText", "text", "title", "value", "hintText"] as [StaticString] where label == nil {
            label = attribute(name)
        }
        let bounds = Array((attribute("bounds") ?? "").utf8)
        var scanner = NumberScanner(bounds, in: bounds.indices)
        frame = scanner.nextFour().flatMap { .place(left: $0.0, top: $0.1, right: $0.2, bottom: $0.3) }
        isTappable = attribute("clickable") == "true"
        isScrollable = attribute("scrollable").map { $0 == "true" }
        isCheckable = attribute("checkable") == "true"
        if attribute("enabled") == "false" { facts.insert(.disabled) }
        if attribute("selected") == "true" { facts.insert(.selected) }
        if attribute("focused") == "true" { facts.insert(.focused) }
    }

    /// Whether the given attributes are those of a node of Android: of iOS the tool does not tell what can be tapped.
    static func isAndroid(_ attribute: (StaticString) -> String?) -> Bool {
        attribute("clickable") != nil || (attribute("class") ?? attribute("elementType"))?.contains(".") ?? false
            || attribute("resource-id")?.contains(":id/") ?? false
    }

    /// The node as one of a tree.
    func imported(
        in parent: Int?, isAndroid: Bool, _ kinds: inout AndroidKinds
    ) -> (element: ImportedElement, isKnown: Bool) {
        var element = ImportedElement(
            parent: parent, kind: className ?? "element", role: .container,
            identifier: identifier.flatMap(AndroidReader.name), label: label, frame: frame, facts: facts)
        if element.identifier == label { element.identifier = nil }
        if isTappable { element.facts.insert(.tappable) }
        guard let className else { return (element, true) }
        guard isAndroid else {
            let role = AppleKind.role(of: className)
            element.role = role ?? .container
            if AppleKind.isTappable(className) { element.facts.insert(.tappable) }
            if element.role == .keyboard || element.role == .statusBar { element.exemption = .system }
            return (element, role != nil)
        }
        let kind = kinds[className]
        element.role = kind.role(
            takesText: false, isCheckable: isCheckable, isScrollable: isScrollable ?? false,
            isAlert: identifier.map(AndroidKind.isAlert) ?? false)
        if element.role == .scrollView, isScrollable == false { element.facts.insert(.still) }
        if identifier?.hasPrefix("com.android.systemui:") ?? false { element.exemption = .system }
        if ["inputmethod", "honeyboard", "swiftkey"].contains(where: { identifier?.contains($0) ?? false }) {
            element.exemption = .system
        }
        return (element, kind.isKnown)
    }
}
