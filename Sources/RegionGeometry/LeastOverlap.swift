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
        let xs = candidates(
            obstacles.flatMap { [$0.minX - size.width, $0.maxX] }, near: point.x,
            from: bounds.minX, to: bounds.maxX - size.width)
        let ys = candidates(
            obstacles.flatMap { [$0.minY - size.height, $0.maxY] }, near: point.y,
            from: bounds.minY, to: bounds.maxY - size.height)
        let sorted = xs.sorted()
        let reach = CGPoint(x: sorted[sorted.count - 1], y: ys.max() ?? ys[0])
        let coverage = Coverage(
            of: Edges(
                left: sorted[0], top: ys.min() ?? ys[0], right: reach.x + size.width, bottom: reach.y + size.height),
            by: obstacles)
        let unit = max(size.width * size.height * 1e-9, .leastNormalMagnitude)
        var best = (overlap: CGFloat.infinity, distance: CGFloat.infinity, origin: CGPoint(x: xs[0], y: ys[0]))
        for y in ys {
            let overlaps = coverage.overlaps(from: y, to: y + size.height, at: sorted, width: size.width)
            for (x, overlap) in zip(sorted, overlaps) {
                let score = ((overlap / unit).rounded(), abs(x - point.x) + abs(y - point.y))
                if score < (best.overlap, best.distance) { best = (score.0, score.1, CGPoint(x: x, y: y)) }
            }
        }
        return CGRect(origin: best.origin, size: size)
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
}

/// How much of the rows of some room obstacles cover.
private struct Coverage {
    /// A left side, where an obstacle begins to count, or a right side, where it ceases to.
    private struct Side {
        let x: CGFloat
        let top: CGFloat
        let bottom: CGFloat
        let sign: CGFloat
    }

    private let sides: [Side]

    init(of room: Edges, by obstacles: [CGRect]) {
        sides = obstacles.flatMap { obstacle -> [Side] in
            let (left, right) = (max(obstacle.minX, room.left), min(obstacle.maxX, room.right))
            let (top, bottom) = (max(obstacle.minY, room.top), min(obstacle.maxY, room.bottom))
            guard left < right, top < bottom else { return [] }
            return [
                Side(x: left, top: top, bottom: bottom, sign: 1), Side(x: right, top: top, bottom: bottom, sign: -1),
            ]
        }.sorted { $0.x < $1.x }
    }

    /// What obstacles cover of a row's stretches that begin at the given places, which are in order.
    func overlaps(from top: CGFloat, to bottom: CGFloat, at lefts: [CGFloat], width: CGFloat) -> [CGFloat] {
        let steps = sides.compactMap { side -> Step? in
            let depth = min(bottom, side.bottom) - max(top, side.top)
            return depth > 0 ? Step(x: side.x, height: side.sign * depth) : nil
        }
        var (left, right) = (Reach(steps: steps), Reach(steps: steps))
        return lefts.map { right.covered(until: $0 + width) - left.covered(until: $0) }
    }

    /// A place from which on so much more of a row's height is covered.
    private struct Step {
        let x: CGFloat
        let height: CGFloat
    }

    /// What is covered of a row up to some place, which moves to the right.
    private struct Reach {
        private let steps: [Step]
        private var next = 0
        private var x: CGFloat = 0
        private var covered: CGFloat = 0
        private var height: CGFloat = 0

        init(steps: [Step]) { self.steps = steps }

        mutating func covered(until end: CGFloat) -> CGFloat {
            while next < steps.count, steps[next].x <= end {
                covered += (steps[next].x - x) * height
                x = steps[next].x
                height += steps[next].height
                next += 1
            }
            return covered + (end - x) * height
        }
    }
}
