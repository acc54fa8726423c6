/// How a navigation view looks.
public struct NavigationViewStyle: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = NavigationViewStyle(number: 0)
    /// One view after the other.
    public static let stack = NavigationViewStyle(number: 1)
    /// Views side by side.
    public static let columns = NavigationViewStyle(number: 2)
}

/// A navigation view that shows one view after the other, under an older name.
public func StackNavigationViewStyle() -> NavigationViewStyle { .stack }
