/// What people who do not see a view can do with it.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let number: Int

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(number: 0)
    /// Leave it.
    public static let escape = AccessibilityActionKind(number: 1)
    /// What is most likely wanted.
    public static let magicTap = AccessibilityActionKind(number: 2)
    /// Take it away.
    public static let delete = AccessibilityActionKind(number: 3)
}
