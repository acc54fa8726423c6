import Foundation
import RegionModel

/// A view of Android as tools write it as JSON.
struct AndroidElement {
    var className: String
    var identifier: String?
    var label: String?
    var frame: CGRect?
    var package: JSONView?
    private let json: JSONView
    private let facts: ElementFacts

    init(_ json: JSONView) {
        self.json = json
        className = json.first("class", "className", "type")?.text ?? "android.view.View"
        identifier = json.first("resource-id", "resourceId", "resource_id", "identifier", "id")?.text
        label =
            json.first("text")?.text
            ?? json.first("content-desc", "contentDescription", "content_description", "label", "accessibilityText")?
            .text
            ?? json.first("name", "hintText", "hint")?.text
        frame = json.first("bounds", "rect", "coordinates", "frame", "boundsInScreen")?.place(edges: true)
        package = json.first("package", "packageName", "bundleId")
        var facts: ElementFacts = []
        if json.isTrue("clickable") { facts.insert(.tappable) }
        if json.isFalse("enabled") { facts.insert(.disabled) }
        if json.isTrue("selected") { facts.insert(.selected) }
        if json.isTrue("focused") { facts.insert(.focused) }
        if json.isFalse("visible") || json.isFalse("visibleToUser") || json.isFalse("displayed") {
            facts.insert(.hidden)
        }
        self.facts = facts
    }

    /// The element as one of a tree.
    func imported(in parent: Int?) -> (element: ImportedElement, isKnown: Bool) {
        let kind = AndroidKind(className: className)
        let role = kind.role(
            isPassword: json.isTrue("password") || json.isTrue("is_password"),
            isCheckable: json.isTrue("checkable"), isScrollable: json.isTrue("scrollable"),
            isAlert: identifier == "android:id/parentPanel")
        var element = ImportedElement(
            parent: parent, kind: className, role: role, identifier: identifier.map(AndroidReader.name), label: label,
            frame: frame, facts: facts)
        if kind.isPlainView, role == .container, label != nil,
            json["children"]?.items.first(where: { _ in true }) == nil
        {
            element.role = .text
        }
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
