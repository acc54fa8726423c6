/// Which bar gives way where several share a vertical strip.
public struct ToolbarVerticalCompressionBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does: the bar of tabs stays.
    public static let automatic = ToolbarVerticalCompressionBehavior(number: 0)
    /// The items of toolbars stay.
    public static let prefersToolbarItems = ToolbarVerticalCompressionBehavior(number: 1)
    /// The bar of tabs stays.
    public static let prefersTabBar = ToolbarVerticalCompressionBehavior(number: 2)
}
