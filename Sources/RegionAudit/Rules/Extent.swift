import Foundation

/// What a rectangle takes of one axis, in points.
struct Extent {
    let lower: CGFloat
    let upper: CGFloat

    var length: CGFloat { upper - lower }

    /// How much of it lies within the other; negative where there is a gap between them.
    func depth(in other: Extent) -> CGFloat {
        min(upper, other.upper) - max(lower, other.lower)
    }
}
