import Foundation

/// The nearest position for a rectangle at which it meets none of the obstacles.
public enum ClearPosition {
    /// The smallest translation that frees `rect` from every obstacle while it stays within `bounds`.
    ///
    /// The best position touches an obstacle's or the bounds' edge on each axis along which it moved, so the candidates
    /// are the crossings of those lines; the answer is exact. Of several equally short moves the one that goes less
    /// far vertically is taken, then the one to the right, then the one downwards.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to move, in points.
    ///   - obstacles: What to keep clear of, in the same space.
    ///   - bounds: Where it must stay; `nil` for anywhere. A rectangle larger than the bounds has no clear position.
    /// - Returns: The move in points, zero where nothing is in the way, or `nil` where no position is clear.
    /// - Complexity: O(n³) in the number of obstacles, n² candidates being tried in order of length.
    public static func smallestMove(of rect: CGRect, avoiding obstacles: [CGRect], within bounds: CGRect?) -> CGSize? {
        let xs = offsets(
            from: obstacles.flatMap { [$0.minX - rect.maxX, $0.maxX - rect.minX] },
            limits: bounds.map { ($0.minX - rect.minX, $0.maxX - rect.maxX) })
        let ys = offsets(
            from: obstacles.flatMap { [$0.minY - rect.maxY, $0.maxY - rect.minY] },
            limits: bounds.map { ($0.minY - rect.minY, $0.maxY - rect.maxY) })
        let candidates = xs.flatMap { x in ys.map { CGSize(width: x, height: $0) } }.sorted(by: isShorter)
        return candidates.first { move in
            let moved = rect.offsetBy(dx: move.width, dy: move.height)
            return !obstacles.contains { moved.meetsBeyondRounding($0) }
        }
    }

    private static func offsets(from edges: [CGFloat], limits: (CGFloat, CGFloat)?) -> [CGFloat] {
        guard let (low, high) = limits else { return [0] + edges }
        guard low <= high else { return [] }
        return [min(max(0, low), high)] + edges.filter { low <= $0 && $0 <= high } + [low, high]
    }

    private static func isShorter(_ a: CGSize, _ b: CGSize) -> Bool {
        let (lengthA, lengthB) = (a.width * a.width + a.height * a.height, b.width * b.width + b.height * b.height)
        if lengthA != lengthB { return lengthA < lengthB }
        if abs(a.height) != abs(b.height) { return abs(a.height) < abs(b.height) }
        return (a.width, a.height) > (b.width, b.height)
    }
}

extension CGRect {
    /// Whether the two meet by more than the error that moving one to the other's edge leaves behind.
    func meetsBeyondRounding(_ other: CGRect) -> Bool {
        let slack = 1e-9 * max(1, abs(maxX), abs(maxY), abs(other.maxX), abs(other.maxY))
        func shrunk(_ rect: CGRect) -> CGRect {
            rect.insetBy(dx: min(slack, rect.width / 2), dy: min(slack, rect.height / 2))
        }
        return shrunk(self).meets(shrunk(other))
    }
}
