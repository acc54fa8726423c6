import Foundation
import RegionGeometry

/// Where the platform puts bars that run from top to bottom, beside a camera or a status strip.
///
/// It is physical: a bar keeps its side of the hardware, whatever the layout direction.
public struct VerticalBar: Hashable, Sendable {
    /// The side of the window at which the bar stands.
    public var edge: Edge
    /// How far the bar reaches into the window, in points.
    public var extent: CGFloat
    /// How far below the window's top the bar begins, in points: below a camera or a status strip.
    public var top: CGFloat
    /// How far above the window's bottom the bar ends, in points.
    public var bottom: CGFloat

    /// A bar at a side of the window; lengths are in points.
    public init(edge: Edge, extent: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
        (self.edge, self.extent, self.top, self.bottom) = (edge, extent, top, bottom)
    }

    /// Where the bar stands in a window of the given size, in points.
    public func frame(in window: CGSize) -> CGRect {
        CGRect(
            x: edge == .left ? 0 : window.width - extent, y: top, width: extent,
            height: max(0, window.height - top - bottom))
    }
}

extension VerticalBar {
    /// A side of a window, physical.
    public enum Edge: String, Hashable, CaseIterable, Sendable, Codable {
        /// The left side.
        case left
        /// The right side.
        case right
    }
}
