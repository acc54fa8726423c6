/// How a destination comes; it is there at once here.
public struct NavigationTransition: Hashable, Sendable {
    private init() {}

    /// As the platform does.
    public static let automatic = NavigationTransition()

    /// It grows from a view of a name.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { .automatic }
}
