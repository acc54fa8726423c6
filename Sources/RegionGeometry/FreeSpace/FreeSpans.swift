import Foundation

/// The free parts of a band between obstacles.
///
/// Obstacles that are no rectangles, because a number of them is not finite or a length is negative, are left out.
public enum FreeSpans {
    /// The stretches of a horizontal band that no obstacle meets, from left to right.
    ///
    /// An obstacle without width still parts what is left and right of it. Stretches without length are left out.
    ///
    /// - Parameters:
    ///   - band: From top to bottom, in points; a band without height is met by what it lies inside of.
    ///   - limits: From left to right, in points.
    ///   - obstacles: What to keep clear of.
    /// - Complexity: O(n log n) in the obstacles that meet the band.
    public static func spans(
        of band: ClosedRange<CGFloat>, within limits: ClosedRange<CGFloat>, avoiding obstacles: [CGRect]
    ) -> [ClosedRange<CGFloat>] {
        spans(
            within: limits,
            between: obstacles.lazy.filter {
                $0.isWellFormed && $0.minY < band.upperBound && band.lowerBound < $0.maxY
            }.map { Blocked(lower: $0.minX, upper: $0.maxX) })
    }

    /// The stretches of a vertical band that no obstacle meets, from top to bottom.
    ///
    /// An obstacle without height still parts what is above and below it. Stretches without length are left out.
    ///
    /// - Parameters:
    ///   - column: From left to right, in points; a band without width is met by what it lies inside of.
    ///   - limits: From top to bottom, in points.
    ///   - obstacles: What to keep clear of.
    /// - Complexity: O(n log n) in the obstacles that meet the band.
    public static func spans(
        ofColumn column: ClosedRange<CGFloat>, within limits: ClosedRange<CGFloat>, avoiding obstacles: [CGRect]
    ) -> [ClosedRange<CGFloat>] {
        spans(
            within: limits,
            between: obstacles.lazy.filter {
                $0.isWellFormed && $0.minX < column.upperBound && column.lowerBound < $0.maxX
            }.map { Blocked(lower: $0.minY, upper: $0.maxY) })
    }

    /// What an obstacle takes of a band.
    private struct Blocked {
        let lower: CGFloat
        let upper: CGFloat
    }

    private static func spans(
        within limits: ClosedRange<CGFloat>, between blocked: some Sequence<Blocked>
    ) -> [ClosedRange<CGFloat>] {
        let inside = blocked.filter { $0.upper > limits.lowerBound && $0.lower < limits.upperBound }
            .sorted { $0.lower < $1.lower }
        var spans: [ClosedRange<CGFloat>] = []
        var start = limits.lowerBound
        for blocked in inside {
            if blocked.lower > start { spans.append(start...blocked.lower) }
            start = max(start, blocked.upper)
        }
        if start < limits.upperBound { spans.append(start...limits.upperBound) }
        return spans
    }
}
