import Foundation
import RegionGeometry

/// Distances from the edges of a rectangle in reading order, in points: `leading` is left in left-to-right layout.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the edge where lines begin, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the edge where lines end, in points.
    public var trailing: CGFloat

    /// Insets of the given distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No inset on any edge.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The physical insets as they read in the given direction.
    package init(_ insets: RectInsets, in direction: LayoutDirection) {
        let read = direction == .rightToLeft ? insets.mirrored : insets
        self.init(top: read.top, leading: read.left, bottom: read.bottom, trailing: read.right)
    }

    /// Where these insets lie physically in the given direction.
    package func physical(in direction: LayoutDirection) -> RectInsets {
        let insets = RectInsets(top: top, left: leading, bottom: bottom, right: trailing)
        return direction == .rightToLeft ? insets.mirrored : insets
    }
}
