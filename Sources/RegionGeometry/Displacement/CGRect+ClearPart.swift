import Foundation

extension CGRect {
    /// The largest part of the rectangle that meets no obstacle; of several, the one nearest to its middle, then the
    /// upper one, then the left one. `nil` where there is none.
    ///
    /// - Complexity: O(n²) at worst in the obstacles that meet the rectangle.
    func largestPart(clearOf obstacles: [CGRect]) -> CGRect? {
        func distance(_ part: CGRect) -> CGFloat { abs(part.midX - midX) + abs(part.midY - midY) }
        return FreeRectangles.maximal(within: self, avoiding: obstacles.filter { meets($0) })
            .filter { $0.area > 0 }
            .min { (-$0.area, distance($0), $0.minY, $0.minX) < (-$1.area, distance($1), $1.minY, $1.minX) }
    }
}
