import Foundation
import RegionModel

/// A gradient along a straight line. Points are shares of what is filled, from its top leading corner.
public nonisolated struct LinearGradient: ShapeStyle, PrimitiveView, Hashable {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// A gradient between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, start, end) = (gradient, startPoint, endPoint)
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient between its points.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        gradient.paint(.linear(from: start.physical(in: environment), to: end.physical(in: environment)))
    }
}

/// A gradient outwards from a point.
public nonisolated struct RadialGradient: ShapeStyle, PrimitiveView, Hashable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// A gradient between two distances from a point, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The gradient around its point.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        gradient.paint(.radial(center: center.physical(in: environment), from: startRadius, to: endRadius))
    }
}

/// A gradient around a point; drawn as its mean colour.
public nonisolated struct AngularGradient: ShapeStyle, PrimitiveView, Hashable {
    private let gradient: Gradient

    /// A gradient between two angles.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
    ) {
        self.gradient = gradient
    }

    /// A gradient of colours at equal distances.
    public init(
        colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
    ) {
        gradient = Gradient(colors: colors)
    }

    /// A gradient of colours at given places.
    public init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
    ) {
        gradient = Gradient(stops: stops)
    }

    /// A full turn that begins at an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle) { gradient = Gradient(colors: colors) }

    /// A full turn that begins at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) { self.gradient = gradient }

    /// The mean colour.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { gradient.paint(nil) }
}

/// Colours at the points of a grid; drawn as their mean.
public nonisolated struct MeshGradient: ShapeStyle, PrimitiveView, Hashable {
    private let gradient: Gradient

    /// Colours at the points of a grid, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        gradient = Gradient(colors: colors)
    }

    /// The mean colour.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { gradient.paint(nil) }
}

extension ShapeStyle where Self: View {
    /// Composes a rectangle that is filled with the style.
    @MainActor public func _compose(into composer: Composer) { Rectangle().fill(self)._compose(into: composer) }
}

extension UnitPoint {
    /// The point counted from the left, whatever the direction.
    func physical(in environment: EnvironmentValues) -> CGPoint {
        CGPoint(x: environment.layoutDirection == .rightToLeft ? 1 - x : x, y: y)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two points.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at equal distances.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at given places.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient between two distances from a point, in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at given places.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at equal distances.
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
