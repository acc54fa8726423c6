import RegionModel

/// Frosted glass over what is behind it; drawn as a light colour that lets a little through, without blur.
public nonisolated struct Material: ShapeStyle, Hashable {
    /// How much of what is behind is covered.
    private let opacity: Double

    /// The most transparent.
    public static let ultraThin = Material(opacity: 0.45)
    /// More transparent than regular.
    public static let thin = Material(opacity: 0.6)
    /// Between the two extremes.
    public static let regular = Material(opacity: 0.75)
    /// Less transparent than regular.
    public static let thick = Material(opacity: 0.85)
    /// The least transparent.
    public static let ultraThick = Material(opacity: 0.95)
    /// As the system's bars.
    public static let bar = Material(opacity: 0.8)

    /// A nearly white colour.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: RGBA(red: 0.96, green: 0.96, blue: 0.97, alpha: opacity))
    }
}

extension ShapeStyle where Self == Material {
    /// The most transparent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material more transparent than regular.
    public static var thinMaterial: Material { .thin }
    /// A material between the two extremes.
    public static var regularMaterial: Material { .regular }
    /// A material less transparent than regular.
    public static var thickMaterial: Material { .thick }
    /// The least transparent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A material as the system's bars.
    public static var bar: Material { .bar }
}
