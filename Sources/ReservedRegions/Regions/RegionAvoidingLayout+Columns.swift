import Foundation
import RegionGeometry
import RegionModel

extension RegionAvoidingLayout {
    /// Sets subviews down columns.
    func columns(
        _ count: DividedColumns.Count, _ subviews: Subviews, width: CGFloat, height: CGFloat?
    ) -> [Item] {
        let rules = DividedColumns(count, spacing: spacing ?? CGFloat(LayoutTree.defaultSpacing))
        let width = width.isFinite ? width : rules.idealWidth(widest: subviews.widest)
        let room = CGRect(x: 0, y: 0, width: width, height: max(0, height ?? .infinity))
        let gaps = gaps(subviews)
        let measure = { (index: Int, width: CGFloat) in box(subviews[index], width: width, gap: gaps[index]) }
        let (now, later) = (divisions { counts($0) }, divisions { !counts($0) })
        let flow: ColumnFlow
        if height == nil {
            // As in a scroll view: what scrolls may cross.
            let endless = ColumnFlow(
                columns: rules.columns(in: room, divisions: now, foreseen: later).map {
                    CGRect(x: $0.lowerBound, y: 0, width: $0.length, height: .infinity)
                })
            flow = endless.cut(to: endless.balancedHeight(subviews.count, measure: measure))
        } else {
            flow = ColumnFlow(
                columns: rules.frames(in: room, divisions: now, foreseen: later),
                obstacles: obstacles.map(\.frame))
        }
        return zip(flow.place(subviews.count, measure: measure), subviews).map { placement, subview in
            item(subview, in: placement)
        }
    }

    private func divisions(where isWanted: (ReservedRegion) -> Bool) -> [CGRect] {
        regions.filter { $0.kind == .division && isWanted($0) }.map(\.frame)
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        var previous: ViewSpacing?
        return subviews.map { subview in
            let own = subview.spacing
            defer { previous = own }
            return lineSpacing ?? previous?.distance(to: own, along: .vertical) ?? 0
        }
    }

    private func box(_ subview: LayoutSubview, width: CGFloat, gap: CGFloat) -> ColumnFlow.Box {
        let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        let most = fillsRoom ? subview.sizeThatFits(ProposedViewSize(width: width, height: .infinity)).height : nil
        return ColumnFlow.Box(height: height, maximum: most, gap: gap, priority: subview.priority)
    }

    /// A subview in its place of a column, aligned across it.
    private func item(_ subview: LayoutSubview, in placement: ColumnFlow.Placement) -> Item {
        let place = placement.frame
        var proposal = ProposedViewSize(width: place.width, height: nil)
        if subview.sizeThatFits(proposal).height < place.height { proposal.height = place.height }
        let own = subview.dimensions(in: proposal)
        let line = alignment.horizontal.key.defaultValue(in: ViewDimensions(size: Size(place.size)))
        let frame = CGRect(
            x: place.minX + line - own[alignment.horizontal], y: place.minY, width: own.width, height: own.height)
        return Item(frame: frame, proposal: proposal, isClear: placement.isClear)
    }
}

extension LayoutSubviews {
    /// The width that the widest subview wants to have, in points.
    var widest: CGFloat { map { $0.sizeThatFits(.unspecified).width }.max() ?? 0 }
}
