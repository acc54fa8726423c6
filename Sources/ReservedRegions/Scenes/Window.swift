/// A single window of an app.
public struct Window<Content: View>: Scene {
    /// A window is not made of other scenes.
    public typealias Body = Never

    private let content: Content

    /// A window that shows the given views.
    public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views.
    public var _window: AnyView? { AnyView(content) }
}
