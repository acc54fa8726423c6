import Foundation
import RegionModel

/// A shape whose outline is transformed. The room that it takes is the shape's.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// Where its points come to lie.
    public var transform: CGAffineTransform

    /// A shape and where its points come to lie.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

    /// The transformed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape whose outline is turned around a point. The room that it takes is the shape's.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is turned.
    public var angle: Angle
    /// The point that stays, as a share of the rectangle.
    public var anchor: UnitPoint

    /// A shape turned around a point.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    /// The turned outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor, of: rect) { $0.rotated(by: angle.radians) })
    }
}

/// A shape whose outline is larger or smaller, seen from a point. The room that it takes is the shape's.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How many times as wide and as high it is.
    public var scale: CGSize
    /// The point that stays, as a share of the rectangle.
    public var anchor: UnitPoint

    /// A shape, larger or smaller.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    /// The outline, larger or smaller.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.around(anchor, of: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
    }
}

/// A shape of a size of its own in the top leading corner of its room.
nonisolated struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension CGAffineTransform {
    /// A change around a point of a rectangle.
    fileprivate static func around(
        _ anchor: UnitPoint, of rect: CGRect, change: (CGAffineTransform) -> CGAffineTransform
    ) -> CGAffineTransform {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
    }
}

extension Shape {
    /// The shape with its outline transformed.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape with its outline turned around a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape with its outline larger or smaller.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape with its outline wider and higher, or less so.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape with an outline of a size in points.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// The shape with an outline of a size in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
