/// A view in a toolbar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// The item alone.
    public func _items() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, content: content)] }
}

extension ToolbarItem where ID == Void {
    /// A view in a toolbar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// A view in a toolbar that people may arrange.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Views in a toolbar that stand together.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Views in a toolbar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The views as one item: each stands on its own in the bar.
    public func _items() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, content: content)] }
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Room between items.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// The room as an item.
    public func _items() -> [ToolbarEntry] {
        sizing == .flexible
            ? [ToolbarEntry(placement: placement, content: Spacer(minLength: 0))]
            : [ToolbarEntry(placement: placement, content: Spacer().frame(width: 8))]
    }
}

/// How wide room in a toolbar is.
public struct SpacerSizing: Hashable, Sendable {
    private let number: Int

    /// As wide as there is room.
    public static let flexible = SpacerSizing(number: 0)
    /// As wide as the platform has it.
    public static let fixed = SpacerSizing(number: 1)
}

/// Where an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The part of a bar that placements come to.
    enum Slot: Hashable, Sendable {
        case leading, principal, trailing, bottom, nowhere
        /// Where the button for items without room stands.
        case overflow
    }

    let slot: Slot
    /// Whether the item comes before others of its slot.
    var isPinned = false

    /// Where the platform sees fit: at the trailing end of a navigation bar.
    public static let automatic = ToolbarItemPlacement(slot: .trailing)
    /// In the middle of a navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(slot: .principal)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(slot: .principal)
    /// In place of the large title, which is not laid out.
    public static let largeTitle = ToolbarItemPlacement(slot: .nowhere)
    /// Below the title; it takes no room here.
    public static let subtitle = ToolbarItemPlacement(slot: .nowhere)
    /// Where what leads to other places stands.
    public static let navigation = ToolbarItemPlacement(slot: .leading)
    /// Where what people mostly do stands.
    public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
    /// Where what people do less often stands.
    public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
    /// In the middle of a bar at the bottom.
    public static let status = ToolbarItemPlacement(slot: .bottom)
    /// Where what ends something well stands.
    public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
    /// Where what ends something without effect stands.
    public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
    /// Where what destroys something stands.
    public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
    /// At the leading end of a navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
    /// At the trailing end of a navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
    /// At the trailing end of a navigation bar, however little room there is.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(slot: .trailing, isPinned: true)
    /// At the leading end of a navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
    /// At the trailing end of a navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
    /// In a bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
    /// Above the keyboard, which is not there.
    public static let keyboard = ToolbarItemPlacement(slot: .nowhere)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// Whichever the platform has.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the top.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar with tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
