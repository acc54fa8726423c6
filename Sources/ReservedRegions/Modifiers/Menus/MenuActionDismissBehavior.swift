/// Whether a menu closes when something is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = MenuActionDismissBehavior(number: 0)
    /// It does.
    public static let enabled = MenuActionDismissBehavior(number: 1)
    /// It does not.
    public static let disabled = MenuActionDismissBehavior(number: 2)
}
