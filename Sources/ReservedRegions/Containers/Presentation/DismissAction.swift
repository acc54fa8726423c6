/// Ends the presentation that a view is in.
public struct DismissAction {
    let action: @MainActor () -> Void

    /// Ends the presentation, if there is one.
    @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Ends the presentation that a view is in; without effect where there is none.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}
