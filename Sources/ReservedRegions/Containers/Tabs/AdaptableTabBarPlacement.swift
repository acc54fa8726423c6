/// Where tabs stand on platforms that have a sidebar for them; they stand in the bar here.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let number: Int

    /// Where the platform sees fit.
    public static let automatic = AdaptableTabBarPlacement(number: 0)
    /// In the bar.
    public static let tabBar = AdaptableTabBarPlacement(number: 1)
    /// In the sidebar.
    public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

extension View {
    /// Says where tabs stand where a platform can show them in one way only. They stand in the bar here.
    public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View { self }

    /// Says where tabs stand until people move them. They stand in the bar here.
    public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
}
