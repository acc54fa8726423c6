import Foundation

extension View {
    /// Lets people drag something out of the view; nobody does here.
    public func draggable<Item>(_ payload: @autoclosure @escaping () -> Item) -> some View { self }

    /// Lets people drag something out of the view, under a view of its own; nobody does here.
    public func draggable<Item, Preview: View>(
        _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    /// Lets people drop things onto the view; nobody does here.
    public func dropDestination<Item>(
        for payloadType: Item.Type, action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}
