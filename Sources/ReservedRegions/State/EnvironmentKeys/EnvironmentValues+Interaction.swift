extension EnvironmentValues {
    /// Whether controls answer to people.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether the view has the keyboard.
    public var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether people can scroll.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// Whether people are searching.
    public var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Why what is shown is left out, as while it is loaded.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}
