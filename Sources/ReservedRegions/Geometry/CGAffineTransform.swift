#if !canImport(CoreGraphics)
import Foundation

/// A change of coordinates that keeps lines straight: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// It is Core Graphics' type where there is Core Graphics.
public struct CGAffineTransform: Hashable, Sendable {
    /// The factors.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat
    /// The shift in points.
    public var tx: CGFloat, ty: CGFloat

    /// The transform of the given factors and shift.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// No change.
    public static let identity = CGAffineTransform()

    /// No change.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// A shift in points.
    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

    /// A change of size.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// A turn by an angle in radians, clockwise on the screen.
    public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// Whether nothing is changed.
    public var isIdentity: Bool { self == .identity }

    /// This transform, then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// What takes transformed points back; the transform itself where nothing does.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// A shift, then this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A change of size, then this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn by an angle in radians, then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

extension CGPoint {
    /// Where a transform takes the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGRect {
    /// The smallest rectangle around the rectangle's four corners once a transform has moved them.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(transform) }
        let (left, top) = (corners.map(\.x).reduce(.infinity, min), corners.map(\.y).reduce(.infinity, min))
        let (right, bottom) = (corners.map(\.x).reduce(-.infinity, max), corners.map(\.y).reduce(-.infinity, max))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
#endif
