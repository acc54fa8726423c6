import Foundation
import RegionGeometry
import RegionModel

/// Lays views out around reserved regions: in lines, down columns, or packed.
///
/// In lines, views have their ideal sizes and stand in reading order, from leading to trailing and from top to bottom.
/// No view meets an active region, and none lies across a division; a view wider than the room beside the regions is
/// proposed that room. What finds no clear place all the same goes where it overlaps least, and a snapshot says so.
///
///     GeometryReader { proxy in
///         RegionAvoidingLayout(regions: proxy.reservedRegions(kind: .occlusion)) {
///             ForEach(items) { item in
///                 ItemView(item)
///             }
///         }
///     }
///
/// The regions are those of the view whose bounds are laid out: ask the proxy of the reader just around the layout,
/// with the default `.mirrors`. Inactive regions are advice and take no room, unless `options` says otherwise.
public struct RegionAvoidingLayout: BuiltInLayout {
    /// The regions, in the coordinate space of the view that is laid out.
    public var regions: [ReservedRegion]
    /// How views are set.
    public var strategy: Strategy
    /// Where the views of a line lie: across the line, and along the room between regions that they do not fill; where
    /// those of a column lie across it.
    public var alignment: Alignment
    /// The distance between neighbours in a line in points, or `nil` for the distance that they ask for; the one between
    /// columns, or `nil` for the platform's 8.
    public var spacing: CGFloat?
    /// The distance between lines in points, or `nil` for the platform's 8; the one between the views of a column, or
    /// `nil` for the distance that they ask for.
    public var lineSpacing: CGFloat?
    /// Whether views that can be larger take what is left over in their stretch of a line or a column: those of the
    /// highest layout priority first, those of the same one evenly. Packed, each takes what is free behind and below it,
    /// in that order.
    public var fillsRoom: Bool
    /// Whether inactive regions count as if they were active.
    public var options: ReservedRegion.QueryOptions

    /// A layout around the given regions.
    public init(
        regions: [ReservedRegion], strategy: Strategy = .flow, alignment: Alignment = .leading, spacing: CGFloat? = nil,
        lineSpacing: CGFloat? = nil, fillsRoom: Bool = false, options: ReservedRegion.QueryOptions = []
    ) {
        self.regions = regions
        self.strategy = strategy
        self.alignment = alignment
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        self.fillsRoom = fillsRoom
        self.options = options
    }

    /// How views are set.
    public enum Strategy: Hashable, Sendable {
        /// In lines, from leading to trailing and from top to bottom.
        case flow
        /// Down one column, then down the next. Divisions part the columns as those of `DividedColumns`; each view is
        /// proposed the width of its column. Where no height is proposed, the columns end nearly level.
        case columns(DividedColumns.Count)
        /// Each in one of the places that are left free, at its ideal size: in reading order where it can, or where it
        /// wastes the least room. `spacing` is the distance in either direction.
        case packing(Packing.Priority = .readingOrder)
    }

    /// All of the width that is proposed, and the height down to the last view's end.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = max(0, proposal.width ?? .infinity)
        let used = set(subviews, width: width, height: proposal.height).reduce(CGSize.zero) { used, item in
            CGSize(width: max(used.width, item.frame.maxX), height: max(used.height, item.frame.maxY))
        }
        return CGSize(width: width.isFinite ? width : used.width, height: used.height)
    }

    /// Places each subview in its line or its column.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, item) in zip(subviews, set(subviews, width: bounds.width, height: height(proposal, in: bounds))) {
            let origin = item.frame.offsetBy(dx: bounds.minX, dy: bounds.minY).origin
            subview.place(at: origin, proposal: item.proposal)
            if !item.isClear { subview.markPlacedOverRegion() }
        }
    }

    /// The height within which subviews are set: lines have that of the bounds; columns are as long as they were when
    /// they were sized, though more than there is room for makes the bounds higher.
    private func height(_ proposal: ProposedViewSize, in bounds: CGRect) -> CGFloat? {
        strategy == .flow ? proposal.height.map { max($0, bounds.height) } : proposal.height
    }

    /// Where a subview was set, and what it is proposed there.
    struct Item {
        var frame: CGRect
        var proposal: ProposedViewSize
        var isClear: Bool
    }

    /// The regions that take room.
    var obstacles: [ReservedRegion] { regions.filter(counts) }

    func counts(_ region: ReservedRegion) -> Bool { options.counts(isActive: region.isActive) }

    private func set(_ subviews: Subviews, width: CGFloat, height: CGFloat?) -> [Item] {
        switch strategy {
        case .flow: flow(subviews, width: width, height: height ?? .infinity)
        case .columns(let count): columns(count, subviews, width: width, height: height)
        case .packing(let priority): pack(subviews, by: priority, width: width, height: height)
        }
    }
}
