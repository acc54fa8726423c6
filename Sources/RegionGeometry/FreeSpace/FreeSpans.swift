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
        spans(within: limits, across: band, of: obstacles.lazy.filter(\.isWellFormed).map { Edges($0) })
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
        spans(within: limits, across: column, of: obstacles.lazy.filter(\.isWellFormed).map { Edges($0).transposed })
    }

    private static func spans(
        within limits: ClosedRange<CGFloat>, across band: ClosedRange<CGFloat>, of obstacles: some Sequence<Edges>
    ) -> [ClosedRange<CGFloat>] {
        let inside = obstacles.filter {
            $0.top < band.upperBound && band.lowerBound < $0.bottom && $0.right > limits.lowerBound
                && $0.left < limits.upperBound
        }.sorted { $0.left < $1.left }
        var spans: [ClosedRange<CGFloat>] = []
        var start = limits.lowerBound
        for obstacle in inside {
            if obstacle.left > start { spans.append(start...obstacle.left) }
            start = max(start, obstacle.right)
        }
        if start < limits.upperBound { spans.append(start...limits.upperBound) }
        return spans
    }
}
