import Foundation

/// What a pane asks of a split arrangement.
public struct SplitPane: Hashable, Sendable {
    /// Its width in a horizontal arrangement.
    public var width: PaneLengths
    /// Its height in a vertical one.
    public var height: PaneLengths
    /// How much it matters: the pane of the higher priority has its length first, and is the one that is shown where
    /// only one can be.
    public var priority: Double

    /// A pane that asks for nothing in particular, unless told otherwise.
    public init(width: PaneLengths = PaneLengths(), height: PaneLengths = PaneLengths(), priority: Double = 0) {
        (self.width, self.height, self.priority) = (width, height, priority)
    }

    func lengths(along axis: PaneAxis) -> PaneLengths { axis == .horizontal ? width : height }
}
