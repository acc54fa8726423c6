import Foundation
import RegionModel

/// The bar above the content of a navigation container: items at its ends, the title between.
///
/// Its items keep out of occlusions that reach into the bar from a side.
struct NavigationBar: View {
    let bars: BarStatements
    @Environment(\.barMetrics) private var metrics
    @Environment(\.uprightBar) private var uprightBar

    /// The height of the items' line, in points.
    private static let itemHeight: CGFloat = 44
    /// The height of the line of a large title, in points, as iOS has it.
    private static let largeTitleHeight: CGFloat = 52

    var body: some View {
        let statement = bars.statement
        if statement.shows(.navigationBar) {
            VStack(spacing: 0) {
                bar(statement)
                    .frame(height: metrics.navigationBand)
                    .frame(height: metrics.navigationBar, alignment: .bottom)
                if let title = statement.title, statement.titleDisplayMode == .large {
                    title.font(.largeTitle).bold().lineLimit(1)
                        .padding(.horizontal, 16)
                        .frame(maxWidth: .infinity, minHeight: Self.largeTitleHeight, alignment: .leading)
                }
            }
            .modified(by: Semantics(role: .navigationBar, name: "NavigationBar"))
        }
    }

    private func bar(_ statement: BarStatement) -> some View {
        GeometryReader { proxy in
            let room = freeRoom(in: proxy)
            BarLineLayout()() {
                group(statement, .leading)
                middle(statement)
                group(statement, .trailing)
            }
            .frame(width: room.width, height: Self.itemHeight)
            .position(x: room.midX, y: room.midY)
        }
    }

    @ViewBuilder
    private func middle(_ statement: BarStatement) -> some View {
        if statement.items.contains(where: { $0.placement.slot == .principal }) {
            group(statement, .principal)
        } else if let title = statement.title, statement.titleDisplayMode != .large {
            title.font(.headline).lineLimit(1).layoutValue(key: BarSlotKey.self, value: .principal)
        }
    }

    @ViewBuilder
    private func group(_ statement: BarStatement, _ slot: ToolbarItemPlacement.Slot) -> some View {
        let items = statement.items(in: slot, besides: uprightBar)
        if !items.isEmpty { ToolbarGroup(items: items).layoutValue(key: BarSlotKey.self, value: slot) }
    }

    /// The part of the bar's line that no occlusion reaches into from a side.
    private func freeRoom(in proxy: GeometryProxy) -> CGRect {
        let (width, top) = (proxy.size.width, (proxy.size.height - Self.itemHeight) / 2)
        var (start, end) = (CGFloat(0), width)
        let line = CGRect(x: 0, y: top, width: width, height: Self.itemHeight)
        for region in proxy.reservedRegions(kind: .occlusion, options: []) where region.frame.meets(line) {
            if region.frame.midX > width / 2 {
                end = min(end, region.frame.minX)
            } else {
                start = max(start, region.frame.maxX)
            }
        }
        return CGRect(x: start, y: top, width: max(0, end - start), height: Self.itemHeight)
    }
}

/// Items of a bar side by side.
struct ToolbarGroup: View {
    let items: [ToolbarEntry]

    var body: some View {
        HStack(spacing: 16) {
            ForEach(items.indices, id: \.self) { items[$0].view }
        }
        .environment(\.barStatements, nil)
        .environment(\.tabStatements, nil)
    }
}

/// Tells a bar where a view stands in it.
enum BarSlotKey: LayoutValueKey {
    static let defaultValue = ToolbarItemPlacement.Slot.nowhere
}

/// The layout of a bar's line: its ends, and the title in the middle, or between them where they leave no room there.
struct BarLineLayout: BuiltInLayout, Equatable {
    /// The distance of the ends from the bar's sides, in points.
    private static let margin: CGFloat = 16
    /// The distance of the title from the ends, in points.
    private static let distance: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var (start, end) = (bounds.minX + Self.margin, bounds.maxX - Self.margin)
        let offer = ProposedViewSize(width: max(0, end - start), height: bounds.height)
        for view in subviews where view[BarSlotKey.self] != .principal {
            let isLeading = view[BarSlotKey.self] == .leading
            let size = view.sizeThatFits(offer)
            view.place(
                at: CGPoint(x: isLeading ? start : end, y: bounds.midY), anchor: isLeading ? .leading : .trailing,
                proposal: offer)
            if isLeading { start += size.width + Self.distance } else { end -= size.width + Self.distance }
        }
        for view in subviews where view[BarSlotKey.self] == .principal {
            let room = ProposedViewSize(width: max(0, end - start), height: bounds.height)
            let width = view.sizeThatFits(room).width
            let x = min(max(bounds.midX - width / 2, start), max(start, end - width))
            view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: room)
        }
    }
}
