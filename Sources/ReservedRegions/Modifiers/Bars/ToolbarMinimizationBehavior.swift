/// When a bar becomes small.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = ToolbarMinimizationBehavior(number: 0)
    /// When people scroll down.
    public static let onScrollDown = ToolbarMinimizationBehavior(number: 1)
    /// When people scroll up.
    public static let onScrollUp = ToolbarMinimizationBehavior(number: 2)
    /// Never.
    public static let never = ToolbarMinimizationBehavior(number: 3)
}
