extension ReservedRegion {
    /// What a region does to content.
    public struct Kind: Hashable, Sendable {
        package let name: String

        package init(name: String) { self.name = name }

        /// It splits the space in two: the fold at a hinge.
        public static var division: Kind { Kind(name: "division") }
        /// It covers what lies beneath: a camera, a status strip, window controls.
        public static var occlusion: Kind { Kind(name: "occlusion") }

        package static let all: [Kind] = [.division, .occlusion]
    }
}

extension ReservedRegion.Kind: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind's name, as it stands in documents.
    public var description: String { name }
    /// The kind's name with its type.
    public var debugDescription: String { "ReservedRegion.Kind(\(name))" }
    /// A kind shows nothing of its inside.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
