import Foundation

extension LayoutTree {
    /// A view beside the content at an edge: it is sized first, the content gets the rest.
    func sizeOfSafeAreaInset(_ index: Int, _ proposal: Proposal) -> Size {
        let (content, beside) = safeAreaInsetSizes(of: index, proposal)
        let rule = safeAreaInsets[nodes[index].payload]
        let axis = rule.axis
        return Size(
            major: content.size[axis] + beside.size[axis] + rule.distance, minor: content.size[axis.other],
            along: axis)
    }

    private typealias Share = (proposal: Proposal, size: Size)

    private func safeAreaInsetSizes(of index: Int, _ proposal: Proposal) -> (content: Share, beside: Share) {
        let rule = safeAreaInsets[nodes[index].payload]
        let axis = rule.axis
        let first = child(0, of: nodes + index)
        guard nodes[index].childCount > 1 else {
            return ((proposal, size(of: first, proposal)), (proposal, .zero))
        }
        let second = child(1, of: nodes + index)
        var offer = proposal
        if !offer[axis].isNaN {
            let least = size(of: first, Proposal(major: 0, minor: proposal[axis.other], along: axis))[axis]
            offer[axis] = max(0, offer[axis] - rule.distance - least)
        }
        let beside = size(of: second, offer)
        var rest = proposal
        rest[axis] = Self.inset(proposal[axis], beside[axis] + rule.distance)
        return ((rest, size(of: first, rest)), (offer, beside))
    }

    func arrangeSafeAreaInset(_ index: Int) {
        let node = nodes[index]
        let rule = safeAreaInsets[node.payload]
        let axis = rule.axis
        let (content, beside) = safeAreaInsetSizes(of: index, node.proposal)
        let isFirst = rule.edge == .top || rule.edge == .leading
        let start = isFirst ? beside.size[axis] + rule.distance : 0
        let origin = axis == .horizontal ? (start, 0.0) : (0.0, start)
        put(child(0, of: nodes + index), x: origin.0, y: origin.1, size: content.size, proposal: content.proposal)
        guard node.childCount > 1 else { return }
        let second = child(1, of: nodes + index)
        let edge = isFirst ? 0 : node.size[axis] - beside.size[axis]
        let across =
            rule.alignment.defaultValue(in: ViewDimensions(size: node.size))
            - guide(rule.alignment, of: second, size: beside.size, proposal: beside.proposal)
        let (x, y) = axis == .horizontal ? (edge, across) : (across, edge)
        put(second, x: x, y: y, size: beside.size, proposal: beside.proposal)
    }
}

extension SafeAreaInsetRule {
    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// The distance between the content and what stands beside it.
    var distance: Double { spacing.isNaN ? LayoutTree.defaultSpacing : spacing }
}
