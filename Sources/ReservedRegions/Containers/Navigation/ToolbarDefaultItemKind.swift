/// An item that the platform puts into bars of itself; none is there here.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int

    /// The button that shows and hides a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
    /// The title.
    public static let title = ToolbarDefaultItemKind(number: 1)
    /// The field for searching.
    public static let search = ToolbarDefaultItemKind(number: 2)
}

/// The place of an item that the platform puts into bars of itself; none is there here.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
    /// The place of an item.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    /// Nothing.
    public func _items() -> [ToolbarEntry] { [] }
}

extension ToolbarContent {
    /// Says whether items lie on a ground that they share with others; it takes no room.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
