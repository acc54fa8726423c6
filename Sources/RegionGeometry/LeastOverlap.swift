import Foundation

/// The position of a rectangle at which it covers as little of the obstacles as it can.
public enum LeastOverlap {
    /// How many of an axis' candidate positions are tried; with more obstacles the nearest are.
    private static let candidateLimit = 128

    /// The frame of the least total overlap; of several, the one nearest to a point.
    ///
    /// The overlap is linear between the positions at which an edge meets an obstacle's edge, so those are tried.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - point: Where the top left corner would best be.
    ///   - bounds: Where the frame must lie; on an axis where it is too short the frame begins with it.
    ///   - obstacles: In the same space.
    /// - Complexity: O(n³) in the obstacles up to 64 of them, then O(n).
    public static func position(
        for size: CGSize, near point: CGPoint, within bounds: CGRect, obstacles: [CGRect]
    ) -> CGRect {
        let xs = candidates(
            obstacles.flatMap { [$0.minX - size.width, $0.maxX] }, near: point.x,
            from: bounds.minX, to: bounds.maxX - size.width)
        let ys = candidates(
            obstacles.flatMap { [$0.minY - size.height, $0.maxY] }, near: point.y,
            from: bounds.minY, to: bounds.maxY - size.height)
        var best = CGRect(origin: CGPoint(x: xs[0], y: ys[0]), size: size)
        var bestScore = (overlap: CGFloat.infinity, distance: CGFloat.infinity)
        for y in ys {
            for x in xs {
                let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                let overlap = obstacles.reduce(CGFloat(0)) { total, obstacle in
                    let depth = frame.overlap(with: obstacle)
                    return total + depth.width * depth.height
                }
                let distance = abs(x - point.x) + abs(y - point.y)
                if (overlap, distance) < bestScore { (best, bestScore) = (frame, (overlap, distance)) }
            }
        }
        return best
    }

    private static func candidates(
        _ edges: [CGFloat], near point: CGFloat, from low: CGFloat, to high: CGFloat
    ) -> [CGFloat] {
        guard low < high else { return [low] }
        let start = min(max(point, low), high)
        let all = Set(edges.filter { low <= $0 && $0 <= high } + [low, high].filter(\.isFinite))
        let nearest = all.sorted { (abs($0 - start), $0) < (abs($1 - start), $1) }
        return [start] + nearest.prefix(candidateLimit)
    }
}
