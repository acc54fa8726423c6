import Foundation
import RegionGeometry
import RegionModel

extension RegionAvoidingLayout {
    /// Sets subviews in lines.
    func flow(_ subviews: Subviews, width: CGFloat, height: CGFloat) -> [Item] {
        let flow = LineFlow(
            obstacles: obstacles.map(\.frame), width: width, height: height,
            lineSpacing: lineSpacing ?? CGFloat(LayoutTree.defaultSpacing), justification: justification)
        var previous: ViewSpacing?
        let boxes = subviews.map { subview in
            let own = subview.spacing
            let gap = spacing ?? previous?.distance(to: own, along: .horizontal) ?? 0
            previous = own
            return box(subview, .unspecified, gap: gap)
        }
        let placements = flow.place(boxes) { index, width in
            box(subviews[index], ProposedViewSize(width: width, height: nil), gap: boxes[index].gap)
        }
        return zip(placements, boxes).map { placement, box in
            var proposal = ProposedViewSize(width: placement.stretch, height: nil)
            if placement.stretch == nil, placement.frame.width > box.size.width {
                proposal = ProposedViewSize(placement.frame.size)
            }
            return Item(frame: placement.frame, proposal: proposal, isClear: placement.isClear)
        }
    }

    private func box(_ subview: LayoutSubview, _ proposal: ProposedViewSize, gap: CGFloat) -> LineFlow.Box {
        let dimensions = subview.dimensions(in: proposal)
        let size = CGSize(width: dimensions.width, height: dimensions.height)
        let most = fillsRoom ? subview.sizeThatFits(ProposedViewSize(width: .infinity, height: size.height)).width : nil
        return LineFlow.Box(
            size: size, guide: dimensions[alignment.vertical], gap: gap, maximumWidth: most,
            priority: subview.priority)
    }

    /// The alignment's place in a stretch of the length 1.
    private var justification: CGFloat {
        alignment.horizontal.key.defaultValue(in: ViewDimensions(size: Size(width: 1, height: 1)))
    }
}
