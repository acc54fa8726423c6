/// What becomes of the keyboard when people scroll.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = ScrollDismissesKeyboardMode(number: 0)
    /// It goes at once.
    public static let immediately = ScrollDismissesKeyboardMode(number: 1)
    /// It goes with the finger.
    public static let interactively = ScrollDismissesKeyboardMode(number: 2)
    /// It stays.
    public static let never = ScrollDismissesKeyboardMode(number: 3)
}
