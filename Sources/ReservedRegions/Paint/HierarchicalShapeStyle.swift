import RegionModel

/// The colour that a view inherits, in one of several strengths.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    /// The share of the colour's opacity.
    private let share: Double

    // The shares are those of iOS's label colours in the light: label, secondaryLabel and so on.
    /// The colour as it is.
    public static let primary = HierarchicalShapeStyle(share: 1)
    /// The second strength.
    public static let secondary = HierarchicalShapeStyle(share: 0.6)
    /// The third strength.
    public static let tertiary = HierarchicalShapeStyle(share: 0.3)
    /// The fourth strength.
    public static let quaternary = HierarchicalShapeStyle(share: 0.18)
    /// The weakest.
    public static let quinary = HierarchicalShapeStyle(share: 0.1)

    /// The inherited colour, or that of text.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        var color = environment.foreground ?? Color.primary.rgba
        color.alpha *= share
        return ResolvedPaint(color: color)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The inherited colour.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The inherited colour in the second strength.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The inherited colour in the third strength.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The inherited colour in the fourth strength.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The inherited colour in the weakest strength.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
