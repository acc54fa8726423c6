import RegionModel

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    /// Controls side by side.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Controls side by side, with a label that is not shown.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    /// Controls side by side, with a text that is not shown.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The controls.
    public var body: some View { HStack(spacing: 8) { content }.control("ControlGroup") }
}
