extension View {
    /// Presents a sheet while a flag is set.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        presents(.sheet, isPresented, onDismiss: onDismiss, content: content)
    }

    /// Presents a sheet while there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @MainActor (Item) -> Content
    ) -> some View {
        presents(.sheet, item, onDismiss: onDismiss, content: content)
    }

    /// Presents a view over the whole window, within its safe area, while a flag is set.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        presents(.fullScreen, isPresented, onDismiss: onDismiss, content: content)
    }

    /// Presents a view over the whole window, within its safe area, while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @MainActor (Item) -> Content
    ) -> some View {
        presents(.fullScreen, item, onDismiss: onDismiss, content: content)
    }

    /// Presents a popover while a flag is set: in the middle here, where iOS puts it beside the view.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: () -> Content
    ) -> some View {
        presents(.popover, isPresented, content: content)
    }

    /// Presents a popover while there is an item: in the middle here, where iOS puts it beside the view.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @MainActor (Item) -> Content
    ) -> some View {
        presents(.popover, item, content: content)
    }

    func presents<Content: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        content: () -> Content
    ) -> some View {
        modified(
            by: Presentation(
                kind: kind, presented: isPresented.wrappedValue ? content() : nil,
                dismiss: DismissAction {
                    isPresented.wrappedValue = false
                    onDismiss?()
                }))
    }

    private func presents<Item, Content: View>(
        _ kind: PresentationKind, _ item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        content: @MainActor (Item) -> Content
    ) -> some View {
        modified(
            by: Presentation(
                kind: kind, presented: item.wrappedValue.map { content($0) },
                dismiss: DismissAction {
                    item.wrappedValue = nil
                    onDismiss?()
                }))
    }

    /// Says how high a sheet may be. Without effect here.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Says whether a sheet shows that it can be moved. Without effect on layout.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Says whether people can end a presentation by moving it away. Without effect on layout.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle.
    case rect(Rectangle)
    /// A point of the view.
    case point(UnitPoint)

    /// A rectangle of a view.
    public enum Rectangle: Sendable {
        /// The view's bounds.
        case bounds
    }
}
