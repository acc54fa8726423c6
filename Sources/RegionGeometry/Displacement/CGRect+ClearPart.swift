import Foundation

extension CGRect {
    /// The largest part of the rectangle that meets no obstacle; of several, the one nearest to its middle, then the
    /// upper one, then the left one. `nil` where there is none.
    ///
    /// Its edges lie on those of obstacles or on its own, so all bands between such edges are tried.
    ///
    /// - Complexity: O(n³ log n) in the obstacles that meet the rectangle.
    func largestPart(clearOf obstacles: [CGRect]) -> CGRect? {
        let met = obstacles.filter { meets($0) }
        let tops = Set([minY] + met.map(\.maxY).filter { minY < $0 && $0 < maxY }).sorted()
        let bottoms = Set([maxY] + met.map(\.minY).filter { minY < $0 && $0 < maxY }).sorted()
        var best: (part: CGRect, distance: CGFloat)?
        for top in tops {
            for bottom in bottoms where bottom > top {
                for span in FreeSpans.spans(of: top...bottom, within: minX...maxX, avoiding: met) {
                    let part = CGRect(
                        x: span.lowerBound, y: top, width: span.upperBound - span.lowerBound, height: bottom - top)
                    let distance = abs(part.midX - midX) + abs(part.midY - midY)
                    if let best, (part.area, best.distance) <= (best.part.area, distance) { continue }
                    best = (part, distance)
                }
            }
        }
        return best?.part
    }
}
