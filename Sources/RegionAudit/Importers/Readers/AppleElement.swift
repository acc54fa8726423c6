import Foundation
import RegionModel

/// An element as XCUITest and WebDriverAgent tell it, in whatever form.
struct AppleElement {
    var kind: String
    var identifier: String?
    var label: String?
    var value: String?
    var placeholder: String?
    var frame: CGRect?
    var facts: ElementFacts = []

    /// The element as one of a tree.
    func imported(in parent: Int?) -> (element: ImportedElement, isKnown: Bool) {
        let known = AppleKind.role(of: kind)
        var element = ImportedElement(
            parent: parent, kind: kind, role: known ?? .container, identifier: identifier,
            label: label ?? placeholder, frame: frame, facts: facts)
        if kind == "TextView", value != nil || placeholder != nil || facts.contains(.focused) {
            element.role = .textField
        }
        if AppleKind.isTappable(kind) { element.facts.insert(.tappable) }
        if element.role == .scrollView || element.role == .webView { element.facts.insert(.clips) }
        if isScrollBar {
            element.exemption = .scrollBar
        } else if element.role == .keyboard || element.role == .statusBar {
            element.exemption = .system
        }
        return (element, known != nil)
    }

    private var isScrollBar: Bool {
        kind == "ScrollBar"
            || ((kind == "Other" || kind == "Any") && Self.isScrollBar(frame, label: label, value: value))
    }

    /// Whether it shows how far something is scrolled: it is thin, and its value a percentage. Its label is localised.
    static func isScrollBar(_ frame: CGRect?, label: String?, value: String?) -> Bool {
        guard let frame, min(frame.width, frame.height) <= 30.5 else { return false }
        return value?.last == "%" || value?.first == "%" || label?.contains("scroll bar") == true
    }
}
