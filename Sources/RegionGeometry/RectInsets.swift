import Foundation

/// Distances from the physical edges of a rectangle, in points.
///
/// Unlike SwiftUI's `EdgeInsets`, whose `leading` and `trailing` follow the layout direction, these never mirror:
/// hardware and windows do not move with the language.
public struct RectInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// Insets of the given distances, in points; an edge that is left out is not inset.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No inset on any edge.
    public static let zero = RectInsets()

    /// The same insets seen in a mirror: left and right change places.
    public var mirrored: RectInsets {
        RectInsets(top: top, left: right, bottom: bottom, right: left)
    }
}
