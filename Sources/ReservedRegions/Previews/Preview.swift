/// Views under a name, to be shown by themselves: a screen in a gallery.
public struct Preview {
    /// The name by which people know the views.
    public let name: String

    /// What lays the views out in a scene.
    package let makeHost: @MainActor (WindowScene, any TextMeasurer) -> ViewHost

    /// Views under the given name.
    ///
    /// - Parameter content: The views, as they would fill a window. Several are one below the other.
    public init<Content: View>(_ name: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.name = name
        makeHost = { ViewHost(scene: $0, measurer: $1, content: content) }
    }
}
