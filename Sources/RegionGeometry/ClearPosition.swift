import Foundation

/// The nearest position for a rectangle at which it meets none of the obstacles.
///
/// Obstacles that are no rectangles, because a number of them is not finite or a length is negative, are left out.
public enum ClearPosition {
    /// The clear frame nearest to the one that is wished for, of the same size and within `bounds`.
    ///
    /// - Parameters:
    ///   - wish: Where the frame would best be, in points; it need not lie within the bounds.
    ///   - obstacles: What to keep clear of, in the same space.
    ///   - bounds: Where it must lie; `nil` for anywhere. A frame larger than the bounds has no clear position.
    /// - Returns: Of several as near, the one that `smallestMove(of:avoiding:within:)` takes; `nil` where none is clear.
    /// - Complexity: O(n²) in the obstacles at worst; O(n log n) and O(n) for each of those near by.
    public static func frame(nearestTo wish: CGRect, avoiding obstacles: [CGRect], within bounds: CGRect?) -> CGRect? {
        guard wish.isWellFormed else { return nil }
        return Neighbourhood(of: wish, obstacles: obstacles, bounds: bounds)?.nearestPosition()
            .map { CGRect(origin: $0, size: wish.size) }
    }

    /// The smallest translation that frees `rect` from every obstacle while it stays within `bounds`.
    ///
    /// Of several equally short moves the one that goes less far vertically is taken, then the one to the right, then
    /// the one downwards.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to move, in points.
    ///   - obstacles: What to keep clear of, in the same space.
    ///   - bounds: Where it must stay; `nil` for anywhere. A rectangle larger than the bounds has no clear position.
    /// - Returns: The move in points, zero where nothing is in the way, or `nil` where no position is clear.
    /// - Complexity: O(n²) in the obstacles at worst; O(n log n) and O(n) for each of those near by.
    public static func smallestMove(of rect: CGRect, avoiding obstacles: [CGRect], within bounds: CGRect?) -> CGSize? {
        frame(nearestTo: rect, avoiding: obstacles, within: bounds).map {
            CGSize(width: $0.minX - rect.minX, height: $0.minY - rect.minY)
        }
    }
}

extension CGRect {
    /// How much of a rectangle's edges counts for nothing: the error that moving it to another's edge leaves behind.
    fileprivate func slack(beside other: CGRect) -> CGFloat {
        1e-9 * max(1, abs(maxX), abs(maxY), abs(other.maxX), abs(other.maxY))
    }

    /// Whether the two meet by more than the error that moving one to the other's edge leaves behind.
    func meetsBeyondRounding(_ other: CGRect) -> Bool {
        let slack = slack(beside: other)
        func shrunk(_ rect: CGRect) -> CGRect {
            rect.insetBy(dx: min(slack, rect.width / 2), dy: min(slack, rect.height / 2))
        }
        return shrunk(self).meets(shrunk(other))
    }
}

extension ClearPosition {
    /// The positions around a rectangle, as its top left corner sees them: obstacles that have grown by its size, and
    /// bounds that have shrunk by it. (Lozano-Pérez, “Spatial planning: a configuration space approach”, 1983.)
    ///
    /// The nearest position outside of all obstacles lies straight above or below the wish, or on a line through the
    /// side of an obstacle or of the bounds, and on that line it is the nearest one upwards or downwards.
    private struct Neighbourhood {
        private let wish: CGPoint
        private let start: CGPoint
        private let limits: Edges
        private let byTop: [Block]
        private let byBottom: [Block]

        /// An obstacle; positions inside it are not clear.
        private struct Block {
            let edges: Edges
            let slack: CGSize

            func isAt(x: CGFloat) -> Bool { edges.left + slack.width < x && x < edges.right - slack.width }
            func isAt(y: CGFloat) -> Bool { edges.top + slack.height < y && y < edges.bottom - slack.height }
        }

        init?(of rect: CGRect, obstacles: [CGRect], bounds: CGRect?) {
            limits = Edges(
                left: bounds?.minX ?? -.infinity, top: bounds?.minY ?? -.infinity,
                right: bounds.map { $0.maxX - rect.width } ?? .infinity,
                bottom: bounds.map { $0.maxY - rect.height } ?? .infinity)
            guard limits.left <= limits.right, limits.top <= limits.bottom else { return nil }
            wish = rect.origin
            start = CGPoint(
                x: min(max(wish.x, limits.left), limits.right), y: min(max(wish.y, limits.top), limits.bottom))
            let blocks = obstacles.lazy.filter(\.isWellFormed).map { obstacle in
                let slack = rect.slack(beside: obstacle)
                return Block(
                    edges: Edges(
                        left: obstacle.minX - rect.width, top: obstacle.minY - rect.height, right: obstacle.maxX,
                        bottom: obstacle.maxY),
                    slack: CGSize(
                        width: min(slack, rect.width / 2) + min(slack, obstacle.width / 2),
                        height: min(slack, rect.height / 2) + min(slack, obstacle.height / 2)))
            }
            byTop = blocks.sorted { $0.edges.top < $1.edges.top }
            byBottom = byTop.sorted { $0.edges.bottom > $1.edges.bottom }
        }

        func nearestPosition() -> CGPoint? {
            let sides = byTop.flatMap { [$0.edges.left, $0.edges.right] }
                .filter { limits.left <= $0 && $0 <= limits.right }
            var best: CGPoint?
            for x in ([start.x, limits.left, limits.right] + sides).sorted(by: { abs($0 - wish.x) < abs($1 - wish.x) })
            {
                if let best, abs(x - wish.x) > length(to: best).squareRoot() { break }
                for y in [heightAbove(x), heightBelow(x)] where limits.top <= y && y <= limits.bottom {
                    let position = CGPoint(x: x, y: y)
                    if best.map({ isNearer(position, than: $0) }) ?? position.x.isFinite { best = position }
                }
            }
            return best
        }

        /// The first clear height from the start downwards.
        private func heightBelow(_ x: CGFloat) -> CGFloat {
            byTop.reduce(start.y) { $1.isAt(x: x) && $1.isAt(y: $0) ? $1.edges.bottom : $0 }
        }

        /// The first clear height from the start upwards.
        private func heightAbove(_ x: CGFloat) -> CGFloat {
            byBottom.reduce(start.y) { $1.isAt(x: x) && $1.isAt(y: $0) ? $1.edges.top : $0 }
        }

        private func length(to position: CGPoint) -> CGFloat {
            let (x, y) = (position.x - wish.x, position.y - wish.y)
            return x * x + y * y
        }

        private func isNearer(_ a: CGPoint, than b: CGPoint) -> Bool {
            let (lengthA, lengthB) = (length(to: a), length(to: b))
            if lengthA != lengthB { return lengthA < lengthB }
            let (heightA, heightB) = (abs(a.y - wish.y), abs(b.y - wish.y))
            return heightA != heightB ? heightA < heightB : (a.x, a.y) > (b.x, b.y)
        }
    }
}
