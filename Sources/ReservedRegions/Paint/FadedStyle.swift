import RegionModel

/// A style in one of its weaker strengths.
nonisolated struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    /// The share of the style's opacity that is left.
    let share: Double

    func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        var paint = base._paint(in: environment)
        paint.color.alpha *= share
        if let gradient = paint.gradient {
            let stops = gradient.stops.map { stop in
                var faded = stop
                faded.color.alpha *= share
                return faded
            }
            paint.gradient = ElementAppearance.Gradient(stops: stops, course: gradient.course)
        }
        return paint
    }
}

// The shares are those of `HierarchicalShapeStyle`.
extension ShapeStyle {
    /// The style in its second strength.
    public var secondary: some ShapeStyle { FadedStyle(base: self, share: 0.6) }
    /// The style in its third strength.
    public var tertiary: some ShapeStyle { FadedStyle(base: self, share: 0.3) }
    /// The style in its fourth strength.
    public var quaternary: some ShapeStyle { FadedStyle(base: self, share: 0.18) }
    /// The style in its weakest strength.
    public var quinary: some ShapeStyle { FadedStyle(base: self, share: 0.1) }

    /// The style at another opacity.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, share: opacity) }
}
