import Foundation
import RegionGeometry
import RegionModel

extension RegionAvoidingLayout {
    /// Sets subviews into the places that are left free.
    func pack(
        _ subviews: Subviews, by priority: Packing.Priority, width: CGFloat, height: CGFloat?
    ) -> [Item] {
        let gap = spacing ?? CGFloat(LayoutTree.defaultSpacing)
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let length = { (lengths: [CGFloat]) in lengths.reduce(0) { $0 + max(0, $1) + max(0, gap) } }
        let width = width.isFinite ? width : length(ideal.map(\.width))
        // Where no height is proposed, as in a scroll view, what scrolls may cross.
        let frames = height == nil ? [] : obstacles.map(\.frame)
        let widest =
            FreeRectangles.maximal(
                within: CGRect(x: 0, y: 0, width: width, height: min(height ?? 1, 1e9)), avoiding: frames
            ).map(\.width).max() ?? width
        let proposals = ideal.map { $0.width > widest ? ProposedViewSize(width: widest, height: nil) : .unspecified }
        let sizes = zip(subviews, proposals).map { $0.sizeThatFits($1) }
        let bounds = CGRect(
            x: 0, y: 0, width: width, height: height.flatMap { $0.isFinite ? $0 : nil } ?? length(sizes.map(\.height)))
        let placements = Packing(in: bounds, around: frames, spacing: gap, priority: priority).place(sizes)
        let grown = fillsRoom ? grow(placements.map(\.frame), subviews, in: bounds, around: frames, gap) : nil
        return placements.indices.map { index in
            var item = Item(
                frame: placements[index].frame, proposal: proposals[index], isClear: placements[index].isClear)
            if let grown, grown[index] != item.frame {
                (item.frame, item.proposal) = (grown[index], ProposedViewSize(grown[index].size))
            }
            return item
        }
    }

    private func grow(
        _ frames: [CGRect], _ subviews: Subviews, in bounds: CGRect, around obstacles: [CGRect], _ gap: CGFloat
    ) -> [CGRect] {
        let order = subviews.indices.sorted {
            let (first, second) = (subviews[$0].priority, subviews[$1].priority)
            return first != second ? first > second : $0 < $1
        }
        return PackedGrowth(in: bounds, around: obstacles, spacing: gap)
            .grow(frames, to: subviews.map { $0.sizeThatFits(.infinity) }, order: order)
    }
}
