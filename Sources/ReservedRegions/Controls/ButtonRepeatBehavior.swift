/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// It does.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

extension View {
    /// Says whether the buttons in the view act again and again while they are held; nobody holds them here.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
