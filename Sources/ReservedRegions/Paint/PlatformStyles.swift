import RegionModel

/// The colour behind all of a window: white.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle {
    /// The colour behind all of a window.
    public init() {}
    /// White.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint { ResolvedPaint(color: Color.white.rgba) }
}

/// The colour behind what is selected: that of controls.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
    /// The colour behind what is selected.
    public init() {}
    /// The colour of controls.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: Color.accentColor.rgba)
    }
}

/// The colour of links: that of controls.
public nonisolated struct LinkShapeStyle: ShapeStyle {
    /// The colour of links.
    public init() {}
    /// The colour of controls.
    public func _paint(in environment: EnvironmentValues) -> ResolvedPaint {
        ResolvedPaint(color: Color.accentColor.rgba)
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The colour behind all of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour behind what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
