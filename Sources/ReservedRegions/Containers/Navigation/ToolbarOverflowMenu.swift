/// Actions that a toolbar keeps in its menu, whatever room there is.
public struct ToolbarOverflowMenu<Content: View>: PrimitiveToolbarContent {
    private let content: Content

    /// A menu with the given actions.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The button that opens the menu, at the trailing end of the bar.
    public func _items() -> [ToolbarEntry] {
        let menu = Menu {
            content
        } label: {
            Label("More", systemImage: "ellipsis")
        }
        return [ToolbarEntry(placement: .topBarTrailing, content: menu)]
    }
}

/// Actions that open from the bar's title; nobody presses it here.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    /// The given actions.
    public init(@ViewBuilder content: () -> Content) {}

    /// Nothing.
    public func _items() -> [ToolbarEntry] { [] }
}
