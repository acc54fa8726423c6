/// What an app shows beside its window where the system gives it a place: on another display, or on a foldable device's
/// outer one while the camera runs.
///
/// A host lays one window out. Accessories compile, are never available, and are never made.
@MainActor @preconcurrency
public protocol SceneAccessoryContent {
    /// The type of what the accessory is made of.
    associatedtype Body: SceneAccessoryContent
    /// What the accessory is made of.
    @SceneAccessoryContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: SceneAccessoryContent {}

extension Optional: SceneAccessoryContent, PrimitiveSceneAccessory where Wrapped: SceneAccessoryContent {}

/// An accessory that is not made of others.
public protocol PrimitiveSceneAccessory: SceneAccessoryContent where Body == Never {}

extension PrimitiveSceneAccessory {
    /// A primitive has no body.
    public var body: Never { fatalError("\(Self.self) is not made of other accessories") }
}

extension SceneAccessoryContent {
    /// Says what happens when the system has a place for the accessory, and when it has none any more. It never has one
    /// here, so the action does not run.
    public nonisolated func onAvailabilityChange(
        perform action: @escaping @MainActor (_ isAvailable: Bool) -> Void
    ) -> some SceneAccessoryContent { self }
}

extension View {
    /// Says what the app shows beside its window where the system gives it a place. It gives none here.
    public func sceneAccessory<Accessory: SceneAccessoryContent>(
        @SceneAccessoryContentBuilder content: () -> Accessory
    ) -> some View { self }
}
