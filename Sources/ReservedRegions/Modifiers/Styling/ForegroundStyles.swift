extension View {
    /// Sets the colours of the first and second order in the view; the first counts here.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View { foregroundStyle(primary) }

    /// Sets the colours of the first, second and third order in the view; the first counts here.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View { foregroundStyle(primary) }

    /// Sets what `.background` stands for in the view; it is white here.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

    /// Says whether the view is dark on light or light on dark, under an older name.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { preferredColorScheme(colorScheme) }

    /// Says whether the view is dark on light or light on dark. The views in it read it as `colorScheme`.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified(by: EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } })
    }

    /// Sets what lies behind a container's content; nothing is drawn of it here.
    public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View { self }
}
