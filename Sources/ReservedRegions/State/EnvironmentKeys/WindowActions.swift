/// Opens a window; there is none to open here.
public struct OpenWindowAction: Sendable {
    /// Opens the window of a name.
    @MainActor public func callAsFunction(id: String) {}
    /// Opens the window for a value.
    @MainActor public func callAsFunction<Value: Hashable & Codable>(value: Value) {}
    /// Opens the window of a name for a value.
    @MainActor public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) {}
}

/// Closes a window; there is none to close here.
public struct DismissWindowAction: Sendable {
    /// Closes the window that the view is in.
    @MainActor public func callAsFunction() {}
    /// Closes the window of a name.
    @MainActor public func callAsFunction(id: String) {}
}

/// Ends a search; nobody searches here.
public struct DismissSearchAction: Sendable {
    /// Ends the search.
    @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Opens a window; there is none to open here.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window; there is none to close here.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Ends a search; nobody searches here.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
