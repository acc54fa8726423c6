/// Which bars an item of a toolbar may stand in.
public struct ToolbarItemAxisBehavior: Hashable, Sendable {
    private let number: Int

    /// As its content allows: images stand in either, other views only in horizontal ones.
    public static let automatic = ToolbarItemAxisBehavior(number: 0)
    /// Only in horizontal bars.
    public static let horizontalOnly = ToolbarItemAxisBehavior(number: 1)
    /// In either, and in a vertical one where there are both.
    public static let verticalPreferred = ToolbarItemAxisBehavior(number: 2)
}

extension ToolbarContent {
    /// Says which bars the item may stand in.
    public func axisBehavior(_ behavior: ToolbarItemAxisBehavior) -> some ToolbarContent {
        ToolbarContentList(items: _items().map { $0.with(\.axis, behavior) })
    }
}
