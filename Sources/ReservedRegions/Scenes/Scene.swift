/// A part of an app with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of what the scene is made of.
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// What the scene's first window shows, `nil` where it has none.
    var _window: AnyView? { get }
}

extension Scene {
    /// What the body's first window shows.
    public var _window: AnyView? { body._window }
}

extension Scene where Body == Never {
    /// A scene that the engine knows has no body.
    public var body: Never { fatalError("\(Self.self) is not made of other scenes") }
}

extension Never: Scene {}
