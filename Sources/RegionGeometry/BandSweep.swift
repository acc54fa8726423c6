import Foundation

/// The free stretches of horizontal bands that are asked for from top to bottom.
///
/// What a band has left behind is never looked at again, so that thousands of obstacles cost a band no more than the
/// ones beside it.
public struct BandSweep {
    private let limits: ClosedRange<CGFloat>
    /// What no band has reached yet, the next one last.
    private var coming: [CGRect]
    /// What bands have reached and not left behind; those before may have reached further down than the last one.
    private var reached: [CGRect] = []
    private var bottom: CGFloat = -.infinity

    /// A sweep between the given limits.
    ///
    /// - Parameters:
    ///   - limits: From left to right, in points.
    ///   - obstacles: What to keep clear of; one that is not well-formed, or beside the limits, is left out.
    /// - Complexity: O(n log n) in the obstacles.
    public init(within limits: ClosedRange<CGFloat>, avoiding obstacles: [CGRect]) {
        self.limits = limits
        coming = obstacles.filter {
            $0.isWellFormed && $0.maxX > limits.lowerBound && $0.minX < limits.upperBound
        }.sorted { $0.minY > $1.minY }
    }

    /// The stretches of a band that no obstacle meets, from left to right.
    ///
    /// - Parameters:
    ///   - top: Where the band begins, in points; not above the band that was asked for before.
    ///   - height: How high the band is, in points.
    /// - Complexity: O(m log m) in the obstacles beside the band.
    public mutating func spans(top: CGFloat, height: CGFloat) -> [ClosedRange<CGFloat>] {
        bottom = top + max(0, height)
        reached.removeAll { $0.maxY <= top }
        while let next = coming.last, next.minY < bottom {
            coming.removeLast()
            if next.maxY > top { reached.append(next) }
        }
        return reached.isEmpty && limits.lowerBound < limits.upperBound
            ? [limits] : FreeSpans.spans(of: top...bottom, within: limits, avoiding: reached)
    }

    /// The next height at which more may be free than in the band that was asked for last: where the first obstacle
    /// beside it ends, or `nil` where none is beside it.
    ///
    /// - Complexity: O(m) in the obstacles beside the band.
    public var nextTop: CGFloat? { reached.lazy.filter { $0.minY < bottom }.map(\.maxY).min() }
}
