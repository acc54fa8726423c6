/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension View {
    /// Sets how large the controls in the view are. Buttons with a ground follow it.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Shows the controls in the view without their labels.
    public func labelsHidden() -> some View { modified(by: EnvironmentChange { $0.hidesLabels = true }) }
}

private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}

private enum HiddenLabelsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls are shown without their labels.
    var hidesLabels: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }
}
