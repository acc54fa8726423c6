import Foundation
import RegionGeometry
import RegionModel

/// Lays views out in lines around reserved regions.
///
/// The views have their ideal sizes and stand in reading order, from leading to trailing and from top to bottom. No
/// view meets an active region, and none lies across a division; a view wider than the room beside the regions is
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
/// with the default `.mirrors`. Inactive regions are advice and take no room.
public struct RegionAvoidingLayout: BuiltInLayout {
    /// The regions, in the coordinate space of the view that is laid out.
    public var regions: [ReservedRegion]
    /// Where the views of a line lie: across the line, and along the room between regions that they do not fill.
    public var alignment: Alignment
    /// The distance between neighbours in a line in points, or `nil` for the distance that they ask for.
    public var spacing: CGFloat?
    /// The distance between lines in points, or `nil` for the platform's 8.
    public var lineSpacing: CGFloat?

    /// A layout around the given regions.
    public init(
        regions: [ReservedRegion], alignment: Alignment = .leading, spacing: CGFloat? = nil,
        lineSpacing: CGFloat? = nil
    ) {
        self.regions = regions
        self.alignment = alignment
        self.spacing = spacing
        self.lineSpacing = lineSpacing
    }

    /// All of the width that is proposed, and the height down to the last line's end.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? .infinity
        let placements = place(subviews, width: width, height: proposal.height ?? .infinity)
        let used = placements.reduce(CGSize.zero) { used, placement in
            CGSize(width: max(used.width, placement.frame.maxX), height: max(used.height, placement.frame.maxY))
        }
        return CGSize(width: width.isFinite ? max(0, width) : used.width, height: used.height)
    }

    /// Places each subview in its line.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let height = proposal.height.map { max($0, bounds.height) } ?? .infinity
        for (subview, placement) in zip(subviews, place(subviews, width: bounds.width, height: height)) {
            let origin = placement.frame.offsetBy(dx: bounds.minX, dy: bounds.minY).origin
            subview.place(at: origin, proposal: ProposedViewSize(width: placement.stretch, height: nil))
            if !placement.isClear { subview.markPlacedOverRegion() }
        }
    }

    private func place(_ subviews: Subviews, width: CGFloat, height: CGFloat) -> [LineFlow.Placement] {
        let flow = LineFlow(
            obstacles: regions.filter(\.isActive).map(\.frame), width: width, height: height,
            lineSpacing: lineSpacing ?? CGFloat(LayoutTree.defaultSpacing), justification: justification)
        var previous: ViewSpacing?
        let boxes = subviews.map { subview in
            let own = subview.spacing
            let gap = spacing ?? previous?.distance(to: own, along: .horizontal) ?? 0
            previous = own
            return box(subview, .unspecified, gap: gap)
        }
        return flow.place(boxes) { index, width in
            box(subviews[index], ProposedViewSize(width: width, height: nil), gap: boxes[index].gap)
        }
    }

    private func box(_ subview: LayoutSubview, _ proposal: ProposedViewSize, gap: CGFloat) -> LineFlow.Box {
        let dimensions = subview.dimensions(in: proposal)
        return LineFlow.Box(
            size: CGSize(width: dimensions.width, height: dimensions.height),
            guide: dimensions[alignment.vertical], gap: gap)
    }

    /// The alignment's place in a stretch of the length 1.
    private var justification: CGFloat {
        alignment.horizontal.key.defaultValue(in: ViewDimensions(size: Size(width: 1, height: 1)))
    }
}
