import Foundation

extension ClosedRange<CGFloat> {
    /// How long the stretch is, in points.
    package var length: CGFloat { upperBound - lowerBound }
}
