import Foundation

/// The position of a rectangle at which it covers as little of the obstacles as it can.
public enum LeastOverlap {
    /// How many of an axis' candidate positions are tried; with more obstacles the nearest are.
    private static let candidateLimit = 128

    /// The frame of the least total overlap; of several, the one nearest to a point.
    ///
    /// The overlap is linear between the positions at which an edge meets an obstacle's edge, so those are tried. It
    /// counts to within a billionth of the frame's area.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - point: Where the top left corner would best be.
    ///   - bounds: Where the frame must lie; on an axis where it is too short the frame begins with it.
    ///   - obstacles: In the same space. What is no rectangle, because a number of it is not finite or a length is
    ///     negative, is left out.
    /// - Complexity: O(n²) in the obstacles up to 64 of them, then O(n log n).
    public static func position(
        for size: CGSize, near point: CGPoint, within bounds: CGRect, obstacles: [CGRect]
    ) -> CGRect {
        let obstacles = obstacles.filter(\.isWellFormed)
        let places = Places(for: size, near: point, within: bounds, beside: obstacles)
        return places.best(over: Coverage(of: places.reach, by: obstacles))
    }

    /// The places that are tried for a frame.
    struct Places {
        private let size: CGSize
        private let point: CGPoint
        private let xs: [CGFloat]
        private let ys: [CGFloat]

        /// Places beside the edges of some rectangles, which are well-formed.
        init(for size: CGSize, near point: CGPoint, within bounds: CGRect, beside rects: [CGRect]) {
            (self.size, self.point) = (size, point)
            xs = Self.candidates(
                rects.flatMap { [$0.minX - size.width, $0.maxX] }, near: point.x,
                from: bounds.minX, to: bounds.maxX - size.width
            ).sorted()
            ys = Self.candidates(
                rects.flatMap { [$0.minY - size.height, $0.maxY] }, near: point.y,
                from: bounds.minY, to: bounds.maxY - size.height)
        }

        private static func candidates(
            _ edges: [CGFloat], near point: CGFloat, from low: CGFloat, to high: CGFloat
        ) -> [CGFloat] {
            guard low < high else { return [low] }
            let start = min(max(point, low), high)
            let nearest = (edges.filter { low <= $0 && $0 <= high } + [low, high].filter(\.isFinite))
                .sorted { (abs($0 - start), $0) < (abs($1 - start), $1) }
            var candidates = [start]
            for edge in nearest where edge != candidates.last && candidates.count <= candidateLimit {
                candidates.append(edge)
            }
            return candidates
        }

        /// All that a frame may cover in one of the places.
        var reach: Edges {
            let (top, bottom) = (ys.min() ?? ys[0], ys.max() ?? ys[0])
            return Edges(
                left: xs[0], top: top, right: xs[xs.count - 1] + size.width, bottom: bottom + size.height)
        }

        /// The frame in the place in which it covers least; of several, in the nearest.
        func best(over coverage: Coverage) -> CGRect {
            let unit = max(size.width * size.height * 1e-9, .leastNormalMagnitude)
            var best = (overlap: CGFloat.infinity, distance: CGFloat.infinity, origin: CGPoint(x: xs[0], y: ys[0]))
            for y in ys {
                let overlaps = coverage.overlaps(from: y, to: y + size.height, at: xs, width: size.width)
                for (x, overlap) in zip(xs, overlaps) {
                    let score = ((overlap / unit).rounded(), abs(x - point.x) + abs(y - point.y))
                    if score < (best.overlap, best.distance) { best = (score.0, score.1, CGPoint(x: x, y: y)) }
                }
            }
            return CGRect(origin: best.origin, size: size)
        }
    }
}
