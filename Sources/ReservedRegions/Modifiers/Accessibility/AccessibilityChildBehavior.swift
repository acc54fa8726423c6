/// What becomes of the views within one, to people who do not see them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(number: 0)
    /// They are found within it.
    public static let contain = AccessibilityChildBehavior(number: 1)
    /// They are one with it.
    public static let combine = AccessibilityChildBehavior(number: 2)
}
