/// Windows of an app that all show the same kind of content.
public struct WindowGroup<Content: View>: Scene {
    /// A group of windows is not made of other scenes.
    public typealias Body = Never

    private let content: Content

    /// Windows that show the given views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows of a name that show the given views.
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// Windows with a title that show the given views.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Windows with a title and a name that show the given views.
    public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// The views.
    public var _window: AnyView? { AnyView(content) }
}
