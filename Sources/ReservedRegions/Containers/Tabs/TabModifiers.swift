extension View {
    /// Says what stands for the view in the bar of the tab view around it.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        let label = AnyView(label())
        return says { $0.tabs = [label] }
    }

    /// Says how tab views in the view look: pages have no bar.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.isPaged = style._isPaged })
    }
}

extension View {
    /// Says whether the dots of the pages in the view have a ground; the dots are not laid out.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

/// How the dots that tell which page is shown look.
public struct PageIndexViewStyle: Sendable {
    /// Dots with a ground or without; they are not laid out.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots with a ground or without; they are not laid out.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }

    /// When dots have a ground.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        /// As the place asks for, always, while people touch them, and never.
        case automatic, always, interactive, never
    }
}

/// The value by which a selection knows a view.
enum TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

/// How a tab view looks.
public protocol TabViewStyle: Sendable {
    /// Whether it shows pages without a bar.
    var _isPaged: Bool { get }
}

/// A tab view with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// With a bar.
    public init() {}
    /// It has a bar.
    public var _isPaged: Bool { false }
}

/// A tab view whose views are pages.
public struct PageTabViewStyle: TabViewStyle {
    /// Pages.
    ///
    /// - Parameter indexDisplayMode: Whether dots tell which page is shown; they are not laid out.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
    /// It has no bar.
    public var _isPaged: Bool { true }

    /// Whether dots tell which page is shown.
    public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// With a bar.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// With a bar.
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// With a bar that people may turn into a sidebar; the bar here.
    public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension EnvironmentValues {
    /// Whether tab views show pages without a bar.
    var isPaged: Bool {
        get { self[IsPagedKey.self] }
        set { self[IsPagedKey.self] = newValue }
    }
}

private struct IsPagedKey: EnvironmentKey {
    static let defaultValue = false
}
