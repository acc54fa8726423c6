/// Tabs that belong together; in the bar they stand as others do.
public struct TabSection<Header: View, Content: View>: View {
    private let content: Content

    /// The tabs.
    public var body: some View { content }

    /// Tabs that belong together, with the title that a sidebar has for them; there is none here.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView {
    /// Tabs that belong together.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension TabSection where Header == Text {
    /// Tabs that belong together, with a text as the title that a sidebar has for them; there is none here.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
