/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: Int

    /// A set of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the pad of digits.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
