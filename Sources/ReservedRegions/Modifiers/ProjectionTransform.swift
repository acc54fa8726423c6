import Foundation

/// A transformation in space, as nine numbers.
public struct ProjectionTransform: Equatable, Sendable {
    /// The numbers of the first row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The numbers of the second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The numbers of the third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// No transformation.
    public init() {}

    /// A transformation in the plane.
    public init(_ transform: CGAffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }
}
