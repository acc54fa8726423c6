import Foundation

/// A value for each corner of a rectangle, physical.
public struct RectCorners<Value> {
    /// The value of the corner.
    public var topLeft: Value, topRight: Value, bottomLeft: Value, bottomRight: Value

    /// The given values.
    public init(topLeft: Value, topRight: Value, bottomLeft: Value, bottomRight: Value) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    /// One value for all corners.
    public init(_ value: Value) {
        self.init(topLeft: value, topRight: value, bottomLeft: value, bottomRight: value)
    }

    /// These corners with others of those in which a part of the rectangle does not reach the rectangle's own.
    ///
    /// - Parameters:
    ///   - part: A part of the rectangle.
    ///   - whole: The rectangle, in the same coordinate space.
    ///   - other: The value of corners where the part's is not the rectangle's.
    package func reached(by part: CGRect, of whole: CGRect, else other: Value) -> RectCorners {
        let (left, right) = (part.minX <= whole.minX, part.maxX >= whole.maxX)
        let (top, bottom) = (part.minY <= whole.minY, part.maxY >= whole.maxY)
        return RectCorners(
            topLeft: top && left ? topLeft : other, topRight: top && right ? topRight : other,
            bottomLeft: bottom && left ? bottomLeft : other, bottomRight: bottom && right ? bottomRight : other)
    }

    /// The corners seen in a mirror.
    package var mirrored: RectCorners {
        RectCorners(
            topLeft: topRight, topRight: topLeft, bottomLeft: bottomRight, bottomRight: bottomLeft)
    }
}

extension RectCorners: Equatable where Value: Equatable {}
extension RectCorners: Hashable where Value: Hashable {}
extension RectCorners: Sendable where Value: Sendable {}
