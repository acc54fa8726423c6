import ReservedRegions

/// A screen in a gallery: a name and what makes its views.
public struct Preview {
    /// The name by which people know the screen.
    public let name: String

    /// What lays the screen out in a scene.
    let makeHost: @MainActor (WindowScene, any TextMeasurer) -> ViewHost

    /// A screen of the given name.
    ///
    /// - Parameter content: The views, as they would fill a window. Several are one below the other.
    public init<Content: View>(_ name: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.name = name
        makeHost = { ViewHost(scene: $0, measurer: $1, content: content) }
    }
}
