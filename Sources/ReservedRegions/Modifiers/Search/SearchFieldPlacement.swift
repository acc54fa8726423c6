/// Where people search.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Whether the field stays when people scroll.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// As the platform does.
        case automatic
        /// It does.
        case always
    }

    private let number: Int

    /// As the platform does.
    public static let automatic = SearchFieldPlacement(number: 0)
    /// In a toolbar.
    public static let toolbar = SearchFieldPlacement(number: 1)
    /// In the main part of a toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(number: 2)
    /// In a side bar.
    public static let sidebar = SearchFieldPlacement(number: 3)
    /// Below a navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(number: 4)

    /// Below a navigation bar.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }
}
