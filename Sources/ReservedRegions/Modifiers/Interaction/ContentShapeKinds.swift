/// What a view has a shape to.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: Int

    /// A set of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What a menu grows from.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Pointers.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What shows that it has the keyboard.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// People who do not see it.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
