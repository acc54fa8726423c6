/// How a navigation split view looks.
public struct NavigationSplitViewStyle: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = NavigationSplitViewStyle(number: 0)
    /// The detail gives way to the other columns.
    public static let balanced = NavigationSplitViewStyle(number: 1)
    /// The other columns lie over the detail.
    public static let prominentDetail = NavigationSplitViewStyle(number: 2)
}
