extension View {
    /// Says how the bar around the view shows its title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// Says what the toolbars around the view are for; they look the same here.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Says whether bars are dark on light or light on dark; they look the same here.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

    /// Says whether the background of bars is seen, under a newer name. Without effect on layout.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Gives the title of the bar around the view a menu; nobody opens it here.
    public func toolbarTitleMenu<Items: View>(@ViewBuilder content: () -> Items) -> some View { self }

    /// Says what stands below the title of the view; it takes no room here.
    public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View { self }

    /// Says when the bar of tabs becomes small; nobody scrolls here.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Says when bars become small; nobody scrolls here.
    public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Puts a view above the bar of tabs; it takes no room here.
    public func tabViewBottomAccessory<Accessory: View>(@ViewBuilder content: () -> Accessory) -> some View { self }

    /// Puts a number beside the view in a list or on its tab; it takes no room here.
    public func badge(_ count: Int) -> some View { self }

    /// Puts a text beside the view in a list or on its tab; it takes no room here.
    public func badge(_ label: Text?) -> some View { self }

    /// Puts a text beside the view in a list or on its tab; it takes no room here.
    public func badge<Label: StringProtocol>(_ label: Label?) -> some View { self }
}
