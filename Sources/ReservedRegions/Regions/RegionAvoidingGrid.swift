import Foundation
import RegionGeometry
import RegionModel

/// Lays views out in an even number of columns, with a gutter on the fold.
///
///     GeometryReader { proxy in
///         RegionAvoidingGrid(
///             regions: proxy.reservedRegions(kind: .division) + proxy.reservedRegions(kind: .occlusion),
///             columns: .adaptive(minimum: 120)
///         ) {
///             ForEach(photos) { photo in
///                 PhotoView(photo)
///             }
///         }
///     }
///
/// Without a division it is an ordinary grid of equally wide columns. An active division that leaves usable room on both
/// sides parts them at its own frame, as many on either side; the outer margins stay. Rows go below a fold from side to
/// side, and cells that an occlusion reaches into stay empty. See `DividedColumns` and `GridFlow`.
///
/// The regions are those of the view whose bounds are laid out, read with the default `.mirrors`. Inactive ones take no
/// room, but an inactive fold decides the number of columns, so that it stays the same when the device is folded: ask
/// for them with `.includeInactive` where the platform leaves them out.
///
/// Where no height is proposed, as in a scroll view, rows go on across everything: what scrolls may cross.
public struct RegionAvoidingGrid: BuiltInLayout {
    /// The regions, in the coordinate space of the view that is laid out.
    public var regions: [ReservedRegion]
    /// How many columns there are.
    public var columns: DividedColumns.Count
    /// Where a view lies in its cell.
    public var alignment: Alignment
    /// The distance between columns in points, or `nil` for the platform's 8.
    public var spacing: CGFloat?
    /// The distance between rows in points, or `nil` for the platform's 8.
    public var rowSpacing: CGFloat?
    /// Whether inactive regions count as if they were active.
    public var options: ReservedRegion.QueryOptions

    /// A grid around the given regions.
    public init(
        regions: [ReservedRegion], columns: DividedColumns.Count, alignment: Alignment = .center,
        spacing: CGFloat? = nil, rowSpacing: CGFloat? = nil, options: ReservedRegion.QueryOptions = []
    ) {
        self.regions = regions
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.rowSpacing = rowSpacing
        self.options = options
    }

    /// All of the width that is proposed, and the height down to the last row's end.
    ///
    /// Where no width is proposed, or an endless one, two columns have it, or as many as were asked for, each as wide as
    /// the widest view wants to be and as the minimum.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width =
            proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? rules.idealWidth(widest: subviews.widest)
        let bounds = CGRect(x: 0, y: 0, width: width, height: proposal.height ?? .infinity)
        let bottom = place(subviews, in: bounds, height: proposal.height).reduce(0) { max($0, $1.cell.maxY) }
        return CGSize(width: width, height: bottom)
    }

    /// Places each subview in its cell.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // More rows than there is room for make the bounds higher than what was proposed; they stand as they were sized.
        for (subview, placement) in zip(subviews, place(subviews, in: bounds, height: proposal.height)) {
            let cell = placement.cell
            let offered = ProposedViewSize(width: cell.width, height: nil)
            let own = subview.dimensions(in: offered)
            let line = alignment.horizontal.key.defaultValue(in: ViewDimensions(size: Size(cell.size)))
            let origin = CGPoint(
                x: cell.minX + line - own[alignment.horizontal],
                y: cell.minY + placement.guide - own[alignment.vertical])
            subview.place(at: origin, proposal: offered)
            if !placement.isClear { subview.markPlacedOverRegion() }
        }
    }

    private var rules: DividedColumns {
        DividedColumns(columns, spacing: spacing ?? CGFloat(LayoutTree.defaultSpacing))
    }

    private func place(_ subviews: Subviews, in bounds: CGRect, height: CGFloat?) -> [GridFlow.Placement] {
        let local = { (region: ReservedRegion) in region.frame.offsetBy(dx: bounds.minX, dy: bounds.minY) }
        let (active, inactive) = (regions.filter(counts), regions.filter { !counts($0) })
        let room = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height ?? .infinity)
        let columns = rules.columns(
            in: room, divisions: active.filter { $0.kind == .division }.map(local),
            foreseen: inactive.filter { $0.kind == .division }.map(local))
        let flow = GridFlow(
            columns: columns, obstacles: height == nil ? [] : active.map(local),
            limits: bounds.minY...(bounds.minY + max(0, height ?? .infinity)),
            rowSpacing: rowSpacing ?? CGFloat(LayoutTree.defaultSpacing))
        return flow.place(subviews.count) { index, width in
            let own = subviews[index].dimensions(in: ProposedViewSize(width: width, height: nil))
            let guide = own[alignment.vertical]
            return (guide, own.height - guide)
        }
    }

    private func counts(_ region: ReservedRegion) -> Bool { options.counts(isActive: region.isActive) }
}
