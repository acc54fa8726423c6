import Foundation
import RegionModel

/// Colours that change into one another; as a style they run from the top to the bottom.
public nonisolated struct Gradient: ShapeStyle, Hashable {
    /// A colour and where along the gradient it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// From 0 at the start to 1 at the end.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Where colours are mixed.
    public enum ColorSpace: Hashable, Sendable {
        /// As a device mixes light, and as the eye does.
        case device, perceptual
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// A gradient of colours at given places.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient of colours at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
        }
    }

    /// The gradient from the top to the bottom.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        paint(.linear(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)))
    }

    /// The gradient on a course; `nil` for one that is drawn as its mean colour.
    func paint(_ course: ElementAppearance.Gradient.Course?) -> ResolvedPaint {
        ResolvedPaint(
            color: mean,
            gradient: course.map {
                ElementAppearance.Gradient(
                    stops: stops.map { .init(color: $0.color.rgba, location: $0.location) }, course: $0)
            })
    }

    /// The mean of the colours over the way from 0 to 1, each weighed by its share and its opacity.
    var mean: RGBA {
        var sum = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        func add(_ color: RGBA, _ weight: Double) {
            sum.red += color.red * color.alpha * weight
            sum.green += color.green * color.alpha * weight
            sum.blue += color.blue * color.alpha * weight
            sum.alpha += color.alpha * weight
        }
        var position = 0.0
        for (index, stop) in stops.enumerated() {
            let location = min(max(stop.location.isFinite ? stop.location : 0, position), 1)
            let share = location - position
            add(stop.color.rgba, index == 0 ? share : share / 2)
            if index > 0 { add(stops[index - 1].color.rgba, share / 2) }
            position = location
        }
        if let last = stops.last { add(last.color.rgba, 1 - position) }
        guard sum.alpha > 0 else { return sum }
        return RGBA(
            red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha, alpha: sum.alpha)
    }
}

/// A colour with the soft gradient that the platform gives it.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// A gradient as a style.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The gradient from the top to the bottom.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { gradient._paint(in: environment) }
}

extension Color {
    /// The colour with a soft gradient, lighter at the top.
    public nonisolated var gradient: AnyGradient {
        let lighten = { (share: Double) in share + (1 - share) * 0.2 }
        let top = Color(
            red: lighten(rgba.red), green: lighten(rgba.green), blue: lighten(rgba.blue), opacity: rgba.alpha)
        return AnyGradient(Gradient(colors: [top, self]))
    }
}
