import Foundation
import RegionModel

/// A gradient outwards from a point that reaches as far across as down; drawn as its mean colour.
public nonisolated struct EllipticalGradient: ShapeStyle, PrimitiveView, Hashable {
    private let gradient: Gradient

    /// A gradient between two distances from a point, as shares of what is filled.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
    }

    /// A gradient of colours at equal distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        gradient = Gradient(colors: colors)
    }

    /// A gradient of colours at given places.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        gradient = Gradient(stops: stops)
    }

    /// The mean colour.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { gradient.paint(nil) }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient between two distances from a point, as shares of what is filled.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A gradient of colours at equal distances.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        ellipticalGradient(
            Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
