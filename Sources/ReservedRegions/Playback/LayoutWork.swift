/// What a layout cost, in the engine's own units: what is not counted was left as it was.
public struct LayoutWork: Hashable, Sendable {
    /// How many nodes the bodies of views and the contents of readers made, anew or over what was there.
    public var composedNodes: Int
    /// How many nodes placed their children.
    public var arrangedNodes: Int

    /// Work of the given amounts.
    public init(composedNodes: Int = 0, arrangedNodes: Int = 0) {
        self.composedNodes = composedNodes
        self.arrangedNodes = arrangedNodes
    }
}
