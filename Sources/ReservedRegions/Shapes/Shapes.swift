import Foundation
import RegionModel

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
    /// A rectangle.
    public init() {}
    /// The rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// The frame itself.
    public var _outline: ElementAppearance.Shape? { .rectangle }
    /// A smaller rectangle.
    public func inset(by amount: CGFloat) -> Inset<Rectangle> {
        Inset(base: self, amount: amount) { Path($0.within($1)) }
    }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// The size of the corners in points.
    public var cornerSize: CGSize
    /// How corners are rounded.
    public var style: RoundedCornerStyle

    /// A rectangle whose corners have the given radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle whose corners have the given size in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The rectangle with rounded corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    /// The frame with rounded corners.
    public var _outline: ElementAppearance.Shape? {
        cornerSize.width == cornerSize.height ? .roundedRectangle(cornerRadius: cornerSize.width) : nil
    }
    /// A smaller rectangle whose corners have the same middles.
    public func inset(by amount: CGFloat) -> Inset<RoundedRectangle> {
        let corner = cornerSize
        return Inset(base: self, amount: amount) { rect, amount in
            let size = CGSize(width: max(0, corner.width - amount), height: max(0, corner.height - amount))
            return Path(roundedRect: rect.within(amount), cornerSize: size)
        }
    }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// By quarters of a circle.
    case circular
    /// Without a jump in the curvature; drawn as quarters of a circle here.
    case continuous
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) {}
    /// The rectangle with half circles at its ends.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    /// The frame with half circles at its ends.
    public var _outline: ElementAppearance.Shape? { .capsule }
    /// A smaller capsule.
    public func inset(by amount: CGFloat) -> Inset<Capsule> {
        Inset(base: self, amount: amount) { Capsule().path(in: $0.within($1)) }
    }
}

/// The largest circle in the middle of the room.
public nonisolated struct Circle: InsettableShape {
    /// A circle.
    public init() {}
    /// The circle in the middle of the rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// The circle in the frame.
    public var _outline: ElementAppearance.Shape? { .circle }
    /// A smaller circle.
    public func inset(by amount: CGFloat) -> Inset<Circle> {
        Inset(base: self, amount: amount) { Circle().path(in: $0.within($1)) }
    }
}

/// An ellipse that touches all four edges.
public nonisolated struct Ellipse: InsettableShape {
    /// An ellipse.
    public init() {}
    /// The ellipse in the rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// The ellipse in the frame.
    public var _outline: ElementAppearance.Shape? { .ellipse }
    /// A smaller ellipse.
    public func inset(by amount: CGFloat) -> Inset<Ellipse> {
        Inset(base: self, amount: amount) { Path(ellipseIn: $0.within($1)) }
    }
}
