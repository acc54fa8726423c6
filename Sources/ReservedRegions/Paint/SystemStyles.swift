import RegionModel

/// The colour that a view inherits.
public nonisolated struct ForegroundStyle: ShapeStyle {
    /// The inherited colour.
    public init() {}

    /// The inherited colour, or that of text.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: environment.foreground ?? Color.primary.rgba)
    }
}

/// The colour behind views: white.
public nonisolated struct BackgroundStyle: ShapeStyle {
    /// The colour behind views.
    public init() {}

    /// White.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { ResolvedPaint(color: Color.white.rgba) }
}

/// The colour of controls.
public nonisolated struct TintShapeStyle: ShapeStyle {
    /// The colour of controls.
    public init() {}

    /// The colour of controls.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: Color.accentColor.rgba)
    }
}

/// The colour of lines between views.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
    /// The colour of lines between views.
    public init() {}

    // iOS's separator colour in the light.
    /// A grey that lets through what is behind it.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: RGBA(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29))
    }
}

/// The colour of what stands where a value is missing.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The colour of what stands where a value is missing.
    public init() {}

    // iOS's placeholder text colour in the light.
    /// A grey that lets through what is behind it.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: RGBA(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3))
    }
}

/// The colour of shapes that stand behind controls.
public nonisolated struct FillShapeStyle: ShapeStyle {
    /// The colour of shapes behind controls.
    public init() {}

    // iOS's system fill colour in the light.
    /// A grey that lets through what is behind it.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: RGBA(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The inherited colour.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The colour behind views.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between views.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of what stands where a value is missing.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The colour of shapes that stand behind controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
