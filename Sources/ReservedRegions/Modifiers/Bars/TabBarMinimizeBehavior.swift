/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = TabBarMinimizeBehavior(number: 0)
    /// When people scroll down.
    public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
    /// When people scroll up.
    public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
    /// Never.
    public static let never = TabBarMinimizeBehavior(number: 3)
}
