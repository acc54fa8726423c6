/// A key that was pressed.
public struct KeyPress: Sendable {
    /// Whether the key counts as used.
    public enum Result: Hashable, Sendable {
        /// It does.
        case handled
        /// It does not.
        case ignored
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

    /// Runs an action when one of several keys is pressed; nobody types here.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}
