import Foundation

/// How far what a container's corners hold reaches into a rectangle, from each of its corners, in points.
@frozen
public struct RectangleCornerInsets: Hashable, Sendable {
    /// The width and height that are taken at the corner.
    public var topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize

    /// No insets.
    public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

    /// The given insets, in points.
    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    }
}
