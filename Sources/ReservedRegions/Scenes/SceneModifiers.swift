import Foundation

extension Scene {
    /// Gives an object to the views of the scene's windows.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        changed { AnyView($0.environmentObject(object)) }
    }

    /// Gives an object to the views of the scene's windows.
    public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
        changed { AnyView($0.environment(object)) }
    }

    /// Changes a value that the views of the scene's windows inherit.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        changed { AnyView($0.environment(keyPath, value)) }
    }

    /// Runs an action when a value is another than before.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> some Scene {
        changed { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Runs an action when a value is another than before.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some Scene {
        changed { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Says how large the windows are at first; the scene of a host says so here.
    public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Says how large the windows are at first; the scene of a host says so here.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Says which sizes the windows may have; the scene of a host says so here.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Says which events from outside the windows answer to; there are none here.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    private func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        ChangedScene(scene: self, change: change)
    }
}

/// A scene whose windows show what a change makes of them.
private struct ChangedScene<Content: Scene>: Scene {
    typealias Body = Never

    let scene: Content
    let change: @MainActor (AnyView) -> AnyView

    var _window: AnyView? { scene._window.map(change) }
}
