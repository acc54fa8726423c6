import Foundation
import RegionModel

/// The items of a navigation container that stand in the strip beside a camera.
///
/// From the top: what leads back, what stays longest, the rest; those of a bar at the bottom stand at the strip's end,
/// above the tabs, if there are any around.
struct UprightToolbar: View {
    let bars: BarStatements
    @Environment(\.uprightBar) private var place
    @Environment(\.tabStatements) private var tabs

    var body: some View {
        let statement = bars.statement
        let items = statement.uprightItems
        if let place, !items.isEmpty {
            UprightBar(place: place) {
                UprightBarLayout(taken: UprightTabBar.height(of: tabs, in: place))() {
                    ForEach(items.indices, id: \.self) { index in
                        let item = items[index]
                        item.view
                            .labelStyle(.iconOnly)
                            .layoutValue(key: BarSlotKey.self, value: item.placement.slot)
                            .layoutValue(key: BarPriorityKey.self, value: item.priority)
                    }
                    Menu {
                    } label: {
                        Label("More", systemImage: "ellipsis").labelStyle(.iconOnly)
                    }
                    .layoutValue(key: BarSlotKey.self, value: .overflow)
                }
                .environment(\.barStatements, nil)
                .environment(\.tabStatements, nil)
                .modified(by: Semantics(role: .toolbar, name: "SideToolbar"))
            }
        }
    }
}

extension BarStatement {
    /// The items that stand in a slot of a level bar, besides those that a strip takes where there is one.
    func items(in slot: ToolbarItemPlacement.Slot, besides strip: UprightBarPlace?) -> [ToolbarEntry] {
        items.filter { $0.placement.slot == slot && !(strip != nil && $0.isTakenByStrip) }
    }

    /// The items that stand in a strip beside a camera where there is one, from the top.
    var uprightItems: [ToolbarEntry] {
        let items = items.filter { entry in
            switch entry.placement.slot {
            case .leading, .trailing: entry.isTakenByStrip && shows(.navigationBar)
            case .bottom: entry.isTakenByStrip && shows(.bottomBar)
            case .principal, .nowhere, .overflow: false
            }
        }
        let rank = { (entry: ToolbarEntry) -> Int in
            switch entry.placement.slot {
            case .leading: 0
            case .bottom: 3
            default: entry.placement.isPinned ? 1 : 2
            }
        }
        return (0...3).flatMap { wanted in items.filter { rank($0) == wanted } }
    }
}

/// Tells a bar how long an item stays.
enum BarPriorityKey: LayoutValueKey {
    static let defaultValue = ToolbarItemVisibilityPriority.automatic
}
