/// Whether people change what a list holds.
public enum EditMode: Hashable, Sendable {
    /// They do not.
    case inactive
    /// They do for a moment.
    case transient
    /// They do.
    case active

    /// Whether they do.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Whether people change what a list holds, if a view around says so.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}
