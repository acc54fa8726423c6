import Foundation
import RegionModel

/// An accessibility element of the iOS simulator, as the tools that ask it through macOS write it.
struct AXElement {
    let kind: String
    let label: String?
    let frame: CGRect?
    /// The number of the process that it belongs to.
    let process: Int?
    private let json: JSONView
    private let subrole: String

    init(_ json: JSONView) {
        self.json = json
        let type = json.first("type", "role", "AXRole", "elementType")?.text ?? "Other"
        kind = AppleKind.shortName(of: type)
        subrole = AppleKind.shortName(of: json.first("subrole", "AXSubrole")?.text ?? "")
        label =
            json.first("AXLabel", "label")?.text ?? json["title"]?.text
            ?? json.first("placeholder", "AXValue", "value")?.text
        frame = json["AXFrame"]?.place() ?? json.first("frame", "rect", "bounds")?.place()
        process = json["pid"]?.integer
    }

    /// Whether an element is the root of an app's, told without reading all of it.
    static func isApplication(_ json: JSONView) -> Bool {
        let type = json.first("type", "role", "AXRole", "elementType")
        return type?.equals("Application") ?? false || type?.equals("AXApplication") ?? false
    }

    /// The element as one of a tree.
    func imported(in parent: Int?) -> (element: ImportedElement, isKnown: Bool) {
        let known = role
        // A number is an address in memory.
        var identifier = ["AXUniqueId", "AXIdentifier", "identifier", "uniqueId"].lazy.compactMap { json[$0] }
            .first { $0.isString }?.text
        if identifier == label { identifier = nil }
        var element = ImportedElement(
            parent: parent, kind: kind, role: known ?? .container, identifier: identifier, label: label, frame: frame)
        if AppleKind.isTappable(kind) { element.facts.insert(.tappable) }
        if element.role == .scrollView || element.role == .webView { element.facts.insert(.clips) }
        if json.isTrue("hidden") { element.facts.insert(.hidden) }
        if json.isFalse("enabled") { element.facts.insert(.disabled) }
        if json.isTrue("focused") { element.facts.insert(.focused) }
        if json.isTrue("selected") { element.facts.insert(.selected) }
        let value = json.first("AXValue", "value")?.text
        if kind == "ScrollBar" || (known == .container && AppleElement.isScrollBar(frame, label: label, value: value)) {
            element.exemption = .scrollBar
        } else if element.role == .keyboard || element.role == .statusBar {
            element.exemption = .system
        }
        return (element, known != nil)
    }

    private var role: ElementRole? {
        switch subrole {
        case "Switch", "Toggle": return .toggle
        case "SearchField", "SecureTextField": return .textField
        case "TabButton": return .button
        default: return Self.role(of: kind)
        }
    }

    /// The role of a type, of macOS's accessibility or of iOS's.
    static func role(of kind: String) -> ElementRole? { roles[kind] ?? AppleKind.role(of: kind) }

    private static let roles: [String: ElementRole] = [
        "Heading": .text, "TextArea": .textField, "ScrollArea": .scrollView, "WebArea": .webView, "List": .scrollView,
        "Incrementor": .slider, "GenericElement": .container, "Row": .container, "Unknown": .container,
        "Column": .container, "BusyIndicator": .container, "DateField": .textField, "TimeField": .textField,
        "Window": .window, "Popover": .dialog,
    ]

    /// The kinds that may be anything, of which one with a label and nothing in it is read.
    static let genericKinds: Set<String> = ["GenericElement", "Group", "Cell", "Row", "Unknown", "Other"]
}
