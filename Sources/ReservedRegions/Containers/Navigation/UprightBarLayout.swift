import Foundation

/// The layout of items in a strip beside a camera: one below the other, each in the strip's middle, those of a bottom bar
/// at the end.
///
/// Where there is not room for all, the last of those with the lowest priority go, and a button for them is there.
struct UprightBarLayout: BuiltInLayout, Equatable {
    /// What other bars take of the strip's end, in points.
    let taken: CGFloat

    /// The least height of an item, in points.
    private static let itemHeight: CGFloat = 44
    /// The distance between items, in points.
    private static let distance: CGFloat = 8
    /// The distance between the items of a top bar and those of a bottom bar at least, in points.
    private static let groupDistance: CGFloat = 16

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let room = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - taken))
        let offer = ProposedViewSize(width: room.width, height: nil)
        let heights = subviews.map { max(Self.itemHeight, $0.sizeThatFits(offer).height) }
        let shown = shown(subviews, heights, in: room.height)
        var (top, bottom) = (room.minY, room.maxY)
        let placed = subviews.indices.filter { shown.contains($0) }
        for index in placed where subviews[index][BarSlotKey.self] != .bottom {
            place(subviews[index], heights[index], at: top, in: room)
            top += heights[index] + Self.distance
        }
        for index in placed.reversed() where subviews[index][BarSlotKey.self] == .bottom {
            bottom -= heights[index]
            place(subviews[index], heights[index], at: bottom, in: room)
            bottom -= Self.distance
        }
        for index in subviews.indices {
            subviews[index].leaveOut(!shown.contains(index))
            if !shown.contains(index) { place(subviews[index], heights[index], at: room.minY, in: room) }
        }
    }

    private func place(_ view: LayoutSubview, _ height: CGFloat, at y: CGFloat, in room: CGRect) {
        view.place(
            at: CGPoint(x: room.midX, y: y + height / 2), anchor: .center,
            proposal: ProposedViewSize(width: room.width, height: height))
    }

    /// The places of the subviews that fit.
    private func shown(_ subviews: Subviews, _ heights: [CGFloat], in room: CGFloat) -> Set<Int> {
        let overflow = subviews.indices.last { subviews[$0][BarSlotKey.self] == .overflow }
        var shown = Set(subviews.indices)
        if let overflow { shown.remove(overflow) }
        if height(of: shown, subviews, heights) <= room { return shown }
        if let overflow { shown.insert(overflow) }
        let leaving = subviews.indices.filter { $0 != overflow }.sorted { a, b in
            let (first, second) = (subviews[a][BarPriorityKey.self], subviews[b][BarPriorityKey.self])
            return first != second ? first < second : a > b
        }
        for index in leaving where height(of: shown, subviews, heights) > room { shown.remove(index) }
        return shown
    }

    private func height(of shown: Set<Int>, _ subviews: Subviews, _ heights: [CGFloat]) -> CGFloat {
        let ends = shown.count { subviews[$0][BarSlotKey.self] == .bottom }
        let distances = CGFloat(max(0, shown.count - 1)) * Self.distance
        let group = ends > 0 && ends < shown.count ? Self.groupDistance - Self.distance : 0
        return subviews.indices.reduce(0) { shown.contains($1) ? $0 + heights[$1] : $0 } + distances + group
    }
}
