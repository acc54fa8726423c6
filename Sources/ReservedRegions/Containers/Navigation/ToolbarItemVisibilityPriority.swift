/// How long an item of a toolbar stays where there is little room.
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
    private let rank: Int

    /// As the platform does.
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
    /// Shorter than others.
    public static let low = ToolbarItemVisibilityPriority(rank: -10)
    /// Longer than others.
    public static let high = ToolbarItemVisibilityPriority(rank: 10)

    /// Whether the first goes before the second.
    public static func < (a: ToolbarItemVisibilityPriority, b: ToolbarItemVisibilityPriority) -> Bool {
        a.rank < b.rank
    }

    private init(rank: Int) { self.rank = rank }

    /// A priority just above another.
    public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank + 1 }

    /// A priority just below another.
    public init(lowerThan other: ToolbarItemVisibilityPriority) { rank = other.rank - 1 }
}

extension ToolbarContent {
    /// Says how long the item stays in a strip beside a camera where there is little room; in other bars all stay.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        ToolbarContentList(items: _items().map { $0.with(\.priority, priority) })
    }
}
