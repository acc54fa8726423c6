import Foundation

/// Stretches of a length, in order.
extension [ClosedRange<CGFloat>] {
    /// The stretches that are long enough, or else the first of the longest.
    func leaving(atLeast length: CGFloat) -> Self {
        let long = filter { $0.length >= length }
        guard long.isEmpty, let first else { return long }
        return [dropFirst().reduce(first) { $1.length > $0.length ? $1 : $0 }]
    }

    /// What lies between the stretches, and before and behind them where they do not reach the ends.
    package func gaps(within limits: (lower: CGFloat, upper: CGFloat)) -> Self {
        guard let first, let last else { return [limits.lower...limits.upper] }
        let before = first.lowerBound > limits.lower ? [limits.lower...first.lowerBound] : []
        let behind = last.upperBound < limits.upper ? [last.upperBound...limits.upper] : []
        return before + zip(self, dropFirst()).map { $0.upperBound...$1.lowerBound } + behind
    }
}
