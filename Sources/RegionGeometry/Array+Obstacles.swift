import Foundation

/// Obstacles that boxes are set around from top to bottom.
extension [CGRect] {
    /// The heights at which more may become free: a height itself, and further down where each obstacle ends.
    ///
    /// - Complexity: O(n log n).
    func tops(from top: CGFloat) -> [CGFloat] { [top] + Set(map(\.maxY).filter { $0 > top }).sorted() }

    /// Whether any of them meets a frame by more than a sum of lengths may be off.
    func meet(_ frame: CGRect) -> Bool { contains { frame.meetsBeyondRounding($0) } }
}
