/// A key that was pressed.
public struct KeyPress: Sendable {
    /// Whether the key counts as used.
    public enum Result: Hashable, Sendable {
        /// It does.
        case handled
        /// It does not.
        case ignored
    }

    /// What a key does.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The set's bits.
        public let rawValue: Int
        /// A set of the given bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It is held.
        public static let `repeat` = Phases(rawValue: 2)
        /// It goes up.
        public static let up = Phases(rawValue: 4)
        /// All of these.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The key.
    public let key: KeyEquivalent
    /// What it types.
    public let characters: String
    /// The keys that are held meanwhile.
    public let modifiers: EventModifiers
}

extension View {
    /// Runs an action when a key is pressed; nobody types here.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

    /// Runs an action when a key goes through phases; nobody types here.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Runs an action when any key is pressed; nobody types here.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Runs an action when one of several keys is pressed; nobody types here.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}
