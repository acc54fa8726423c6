extension View {
    /// Gives the view's title to the navigation bar around it, under an older name.
    public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { navigationTitle(title) }

    /// Gives the view's title to the navigation bar around it, under an older name.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Gives the view's title and how it is shown to the navigation bar around it, under an older name.
    public func navigationBarTitle<Title: StringProtocol>(
        _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Puts views at both ends of the bar around the view, under an older name.
    public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts a view at the leading end of the bar around the view, under an older name.
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts a view at the trailing end of the bar around the view, under an older name.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Says how the navigation views in the view look; they look the same here.
    public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

    /// Says how the navigation split views in the view look; they look the same here.
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }
}
