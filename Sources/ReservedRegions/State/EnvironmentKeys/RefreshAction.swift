/// Brings what a view shows up to date.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Brings what the view shows up to date.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// Brings what the view shows up to date, if a view around says how.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}
