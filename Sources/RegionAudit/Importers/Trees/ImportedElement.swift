import Foundation
import RegionModel

/// One element of a dump, as the tool that wrote it sees it.
public struct ImportedElement: Hashable, Sendable {
    /// The index of the element that contains it, smaller than its own, or `nil` at the top.
    public var parent: Int?
    /// The tool's own word for what it is, such as `StaticText` or `android.widget.Button`.
    public var kind: String
    /// What it is to people.
    public var role: ElementRole
    /// The name that its developers gave it.
    public var identifier: String?
    /// What it says or is called, for people.
    public var label: String?
    /// Where it is in the window, in the dump's unit; `nil` where the dump does not say, or what it says is no place.
    public var frame: CGRect?
    /// What else the dump says of it.
    public var facts: ElementFacts
    /// Why it is not judged, where the dump itself tells; the contents of what is not the app's are exempt with it.
    public var exemption: Exemption?

    /// An element of the given kind and role.
    public init(
        parent: Int? = nil, kind: String, role: ElementRole, identifier: String? = nil, label: String? = nil,
        frame: CGRect? = nil, facts: ElementFacts = [], exemption: Exemption? = nil
    ) {
        self.parent = parent
        self.kind = kind
        self.role = role
        self.identifier = identifier
        self.label = label
        self.frame = frame
        self.facts = facts
        self.exemption = exemption
    }
}
