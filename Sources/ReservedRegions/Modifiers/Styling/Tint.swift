import RegionModel

extension EnvironmentValues {
    /// The colour of controls, where a view around sets one.
    var tint: RGBA? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: RGBA? { nil }
}

extension View {
    /// Sets the colour of the controls in the view, and of what is filled with `.tint`.
    public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        modified(by: EnvironmentChange { $0.tint = tint?.resolved(in: $0) })
    }

    /// Sets the colour of the controls in the view, and of what is filled with `.tint`.
    public func tint(_ tint: Color?) -> some View { modified(by: EnvironmentChange { $0.tint = tint?.rgba }) }

    /// Sets the colour of the controls in the view, under an older name.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
}
