/// A view whose content can scroll the scroll views in it.
///
/// Nobody scrolls here: where `scrollTo(_:anchor:)` was called, scroll views that have the item begin at it.
public struct ScrollViewReader<Content: View>: View {
    /// The content.
    public var content: @MainActor (ScrollViewProxy) -> Content
    @State private var item: ScrollItem?

    /// A view with the given content.
    public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View {
        let (item, binding) = (item, $item)
        content(ScrollViewProxy { binding.wrappedValue = $0 })
            .modified(
                by: EnvironmentChange { environment in
                    if let item { environment.scrollStart = .item(item) }
                })
    }
}

/// What scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
    let scroll: (ScrollItem) -> Void

    /// Lets scroll views begin where the view of an id is seen.
    ///
    /// - Parameter anchor: The point of the view that lies on the same point of the scroll view; without one, as little is
    ///   scrolled as shows the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scroll(ScrollItem(id: AnyHashable(id), anchor: anchor))
    }
}

// Views' actions and tasks capture it; a host's state changes between layouts only.
extension ScrollViewProxy: @unchecked Sendable {}
