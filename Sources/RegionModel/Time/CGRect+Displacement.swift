import Foundation

extension CGRect {
    /// How far this rectangle has moved from where it was, in points: the least move after which one of the two would
    /// contain the other on each axis, so that what only grows or shrinks in its place has not moved.
    package func displacement(from old: CGRect) -> CGSize {
        CGSize(
            width: Self.displacement(minX - old.minX, maxX - old.maxX),
            height: Self.displacement(minY - old.minY, maxY - old.maxY))
    }

    private static func displacement(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        guard low.isFinite, high.isFinite, (low < 0) == (high < 0) else { return 0 }
        return abs(low) < abs(high) ? low : high
    }
}

extension CGSize {
    /// How long the way is, in points, for a size that is a move.
    package var length: CGFloat { (width * width + height * height).squareRoot() }
}
