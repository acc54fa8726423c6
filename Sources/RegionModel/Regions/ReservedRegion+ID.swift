extension ReservedRegion {
    /// The identity of a region, stable for the same entity across rotation, folding and moves between scenes.
    public struct ID: Hashable, Sendable {
        package let name: String

        package init(name: String) { self.name = name }
    }
}

extension ReservedRegion.ID: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A name for people; its form may change.
    public var description: String { name }
    /// A name for people; its form may change.
    public var debugDescription: String { "ReservedRegion.ID(\(name))" }
    /// An identity shows nothing of its inside.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
