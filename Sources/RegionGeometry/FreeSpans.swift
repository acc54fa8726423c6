import Foundation

/// The free parts of a horizontal band between obstacles.
public enum FreeSpans {
    /// The stretches of a band that no obstacle meets, from left to right.
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
        let blocked = obstacles.filter { meets($0.minY, $0.maxY, band) && $0.maxX > limits.lowerBound }
            .sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
        var spans: [ClosedRange<CGFloat>] = []
        var start = limits.lowerBound
        for obstacle in blocked where obstacle.minX < limits.upperBound {
            if obstacle.minX > start { spans.append(start...obstacle.minX) }
            start = max(start, obstacle.maxX)
        }
        if start < limits.upperBound { spans.append(start...limits.upperBound) }
        return spans
    }

    private static func meets(_ top: CGFloat, _ bottom: CGFloat, _ band: ClosedRange<CGFloat>) -> Bool {
        if top == bottom || band.lowerBound == band.upperBound {
            return top <= band.upperBound && band.lowerBound <= bottom
                && !(top == bottom && (top == band.lowerBound || top == band.upperBound))
                && (top == bottom || (top < band.upperBound && band.lowerBound < bottom))
        }
        return top < band.upperBound && band.lowerBound < bottom
    }
}
