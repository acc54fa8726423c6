import Foundation
import RegionModel

/// The shape of the container around it; no container has another than a rectangle here.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    /// The container's shape.
    public init() {}
    /// The rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// The frame itself.
    public var _outline: ElementAppearance.Shape? { .rectangle }
    /// A smaller rectangle.
    public func inset(by amount: CGFloat) -> Inset<ContainerRelativeShape> {
        Inset(base: self, amount: amount) { Path($0.within($1)) }
    }
}

/// A rectangle whose corners have the same middles as those of the container around it; no container has rounded
/// corners here, so each corner has its least radius.
public nonisolated struct ConcentricRectangle: InsettableShape {
    private let minimum: CGFloat

    /// A rectangle that follows its container.
    public init() { minimum = 0 }

    /// A rectangle that follows its container on all corners.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) { minimum = corners.minimum }

    /// The rectangle with rounded corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: minimum) }
    /// The frame with rounded corners.
    public var _outline: ElementAppearance.Shape? { .roundedRectangle(cornerRadius: minimum) }
    /// A smaller rectangle.
    public func inset(by amount: CGFloat) -> Inset<ConcentricRectangle> {
        let radius = minimum
        return Inset(base: self, amount: amount) {
            Path(roundedRect: $0.within($1), cornerRadius: max(0, radius - $1))
        }
    }
}

extension Edge {
    /// Two edges that meet.
    public enum Corner: Hashable, Sendable {
        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            let minimum: CGFloat

            /// As the container's corner, which is sharp here.
            public static let concentric = Style(minimum: 0)
            /// As the container's corner, of at least a radius in points.
            public static func concentric(minimum: CGFloat) -> Style { Style(minimum: minimum) }
            /// Of a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(minimum: radius) }
        }
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle whose corners have the given radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of the given radii, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of the given radii.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle whose corners are quarters of ellipses of the given size.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
    /// The largest circle in the middle of the room.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches all four edges.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around it.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
    /// Gives the shapes in the view that follow their container another container; they take it for a rectangle here.
    public func containerShape<Container: InsettableShape>(_ shape: Container) -> some View { self }
}
