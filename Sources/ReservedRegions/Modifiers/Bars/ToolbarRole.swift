/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let number: Int

    /// As the platform sees fit.
    public static let automatic = ToolbarRole(number: 0)
    /// To go from one to another.
    public static let navigationStack = ToolbarRole(number: 1)
    /// To look through many.
    public static let browser = ToolbarRole(number: 2)
    /// To change one.
    public static let editor = ToolbarRole(number: 3)
}
