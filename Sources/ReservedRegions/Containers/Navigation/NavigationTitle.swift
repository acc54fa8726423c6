import Foundation

extension View {
    /// Gives the view's title to the navigation bar around it.
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { navigationTitle(Text(title)) }

    /// Gives the view's title to the navigation bar around it.
    public func navigationTitle(_ title: Text) -> some View { says { $0.title = title } }

    /// Gives the view's title, which people may change, to the navigation bar around it.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

    /// Says how the title is shown: a large one has a line of its own below the bar; all others stand in it.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        says { $0.titleDisplayMode = displayMode }
    }

    /// Hides the navigation bar around the view.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        says { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Hides the button that leads back. There is none, since a stack shows its first view.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}

/// What a navigation bar shows.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the platform does: in the bar here, which is how bars were measured.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large
    }
}
