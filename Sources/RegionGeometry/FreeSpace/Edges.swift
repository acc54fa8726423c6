import Foundation

/// A rectangle as its four edges, which can be compared and shared without the error that adding a length leaves.
struct Edges: Hashable {
    var left: CGFloat
    var top: CGFloat
    var right: CGFloat
    var bottom: CGFloat

    /// Lengths are compared to within the error that sums of lengths leave behind.
    static let slack: CGFloat = 1e-9
}

extension Edges {
    /// The edges of a rectangle whose numbers are finite and whose size is not negative.
    init(_ rect: CGRect) {
        (left, top) = (rect.origin.x, rect.origin.y)
        (right, bottom) = (left + rect.size.width, top + rect.size.height)
    }

    /// The edges with the axes exchanged.
    var transposed: Edges { Edges(left: top, top: left, right: bottom, bottom: right) }

    var width: CGFloat { right - left }
    var height: CGFloat { bottom - top }

    /// The rectangle between the edges, not a bit beyond them however the lengths round.
    var rect: CGRect {
        CGRect(x: left, y: top, width: Self.length(from: left, to: right), height: Self.length(from: top, to: bottom))
    }

    private static func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
        var length = end - start
        // Two steps at most: where the difference rounds it is about as long as its ends are far from zero.
        while start + length > end, length > 0 { length = length.nextDown }
        return length
    }

    /// Whether this, which has thickness, overlaps the other or, where that has none, holds part of it inside.
    func meets(_ other: Edges) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether the other lies within this.
    func contains(_ other: Edges) -> Bool {
        left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
    }

    /// Whether something of the given size fits.
    func takes(_ size: CGSize) -> Bool {
        width + Self.slack >= size.width && height + Self.slack >= size.height
    }
}
