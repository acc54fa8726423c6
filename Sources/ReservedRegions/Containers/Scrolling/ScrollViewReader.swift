/// A view whose content can scroll the scroll views in it. Nobody scrolls here: the content stands where it stands.
public struct ScrollViewReader<Content: View>: View {
    private let content: @MainActor (ScrollViewProxy) -> Content

    /// A view with the given content.
    public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View { content(ScrollViewProxy()) }
}

/// What scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy: Sendable {
    /// Scrolls to the view of an id. Without effect here.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
