/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held meanwhile.
    public var modifiers: EventModifiers

    /// A key, with others held.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    /// The key for what is most likely wanted.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The key that ends what is going on.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Says which keys do what the control does; nobody types here.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }

    /// Says which keys do what the control does; nobody types here.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    /// Says which keys do what the control does, if any do; nobody types here.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
