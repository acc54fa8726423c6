extension View {
    /// Gives the view a menu; nobody opens it here.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

    /// Gives the view a menu that is shown with a picture of what it is for; nobody opens it here.
    public func contextMenu<Items: View, Picture: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Picture
    ) -> some View { self }

    /// Gives the chosen items of a list in the view a menu; nobody opens it here.
    public func contextMenu<Item: Hashable, Items: View>(
        forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> Items,
        primaryAction: ((Set<Item>) -> Void)? = nil
    ) -> some View { self }

    /// Says in which order the items of menus in the view stand; nobody opens them here.
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// Says whether menus in the view show that they are such; they look the same here.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Says whether menus in the view close when something is chosen; nobody opens them here.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
