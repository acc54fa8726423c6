import Foundation
import RegionModel

extension LayoutTree {
    @inline(__always)
    func put(_ child: Int, x: Double, y: Double, size: Size, proposal: Proposal) {
        let node = nodes + child
        (node.pointee.x, node.pointee.y, node.pointee.size, node.pointee.proposal) = (x, y, size, proposal)
    }

    /// Gives the children of a node that has its size their places, sizes and proposals; not those further down.
    func arrange(_ index: Int) {
        let node = nodes[index]
        guard node.childCount > 0 else { return }
        switch node.kind {
        case .horizontalStack: arrangeStack(index, along: .horizontal)
        case .verticalStack: arrangeStack(index, along: .vertical)
        case .depthStack, .slot: arrangeUnion(index)
        case .layout: arrangeLayout(index)
        case .geometryReader:
            forEachChild(of: index) { child in
                let proposal = Proposal(node.size)
                put(child, x: 0, y: 0, size: size(of: child, proposal), proposal: proposal)
            }
        case .viewThatFits:
            guard let chosen = fittingChild(of: index, node.proposal) else { return }
            if !nodes[chosen].flags.contains(.isPlaced) { noteOtherPreferences(in: Int32(index)) }
            forEachChild(of: index) { nodes[$0].flags.set(.isPlaced, $0 == chosen) }
            put(chosen, x: 0, y: 0, size: node.size, proposal: node.proposal)
        case .background, .overlay: arrangeSlot(index)
        case .safeAreaInset: arrangeSafeAreaInset(index)
        case .listRow: arrangeListRow(index)
        case .ignoresSafeArea: arrangeBeyondSafeArea(index)
        case .displacement: arrangeDisplaced(index)
        default: arrangeContent(index)
        }
    }

    private func arrangeContent(_ index: Int) {
        let node = nodes[index]
        let content = child(0, of: nodes + index)
        switch node.kind {
        case .frame:
            place(content, contentProposal(of: index, node.proposal), in: node.size, frames[node.payload].alignment)
        case .flexibleFrame:
            let rule = flexibleFrames[node.payload]
            let proposal = Proposal(
                width: rule.horizontal.placementProposal(node.proposal.width, length: node.size.width),
                height: rule.vertical.placementProposal(node.proposal.height, length: node.size.height))
            place(content, proposal, in: node.size, rule.alignment)
        case .padding, .safeAreaPadding:
            let proposal = contentProposal(of: index, node.proposal)
            let insets = paddingInsets(of: index)
            put(content, x: insets.leading, y: insets.top, size: size(of: content, proposal), proposal: proposal)
        case .fixedSize, .aspectRatio:
            let proposal = contentProposal(of: index, node.proposal)
            let size = size(of: content, proposal)
            put(
                content, x: (node.size.width - size.width) / 2, y: (node.size.height - size.height) / 2, size: size,
                proposal: proposal)
        case .position:
            let proposal = Proposal(node.size)
            let (size, point) = (size(of: content, proposal), points[node.payload])
            put(content, x: point.x - size.width / 2, y: point.y - size.height / 2, size: size, proposal: proposal)
        case .offset:
            let shift = points[node.payload]
            put(content, x: shift.x, y: shift.y, size: node.size, proposal: node.proposal)
        default: put(content, x: 0, y: 0, size: node.size, proposal: node.proposal)
        }
    }

    /// Puts a child where its guide meets the alignment's own line in the frame around it.
    private func place(_ child: Int, _ proposal: Proposal, in frame: Size, _ alignment: Alignment) {
        let size = size(of: child, proposal)
        let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
        let around = ViewDimensions(size: frame)
        put(
            child, x: h.defaultValue(in: around) - guide(h, of: child, size: size, proposal: proposal),
            y: v.defaultValue(in: around) - guide(v, of: child, size: size, proposal: proposal), size: size,
            proposal: proposal)
    }

    /// Puts all children on the line of the highest guide among those that decide the size.
    private func arrangeUnion(_ index: Int) {
        let node = nodes[index]
        if node.kind == .slot, node.childCount == 1 {
            let only = child(0, of: nodes + index)
            return put(only, x: 0, y: 0, size: node.size, proposal: node.proposal)
        }
        let alignment = alignments[node.kind == .slot ? nodes[Int(node.layoutParent)].payload : node.payload]
        let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
        let proposal = Proposal(node.size)
        let highest = highestPriority(in: index)
        var (lineX, lineY) = (-Double.infinity, -Double.infinity)
        forEachChild(of: index) { child in
            put(child, x: 0, y: 0, size: size(of: child, proposal), proposal: proposal)
            guard priority(of: child) == highest else { return }
            lineX = max(lineX, guide(h, of: child))
            lineY = max(lineY, guide(v, of: child))
        }
        forEachChild(of: index) { child in
            nodes[child].x = lineX - guide(h, of: child)
            nodes[child].y = lineY - guide(v, of: child)
        }
    }

    /// The first child decides the size; the second is proposed it and aligned to the first's guides.
    private func arrangeSlot(_ index: Int) {
        let node = nodes[index]
        let first = child(0, of: nodes + index)
        put(first, x: 0, y: 0, size: node.size, proposal: node.proposal)
        guard node.childCount > 1 else { return }
        let second = child(1, of: nodes + index)
        let proposal = Proposal(node.size)
        let size = size(of: second, proposal)
        let alignment = alignments[node.payload]
        let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
        let (x, y) = (guide(h, of: first), guide(v, of: first))
        put(
            second, x: x - slotGuide(h, of: second, size: size, proposal: proposal),
            y: y - slotGuide(v, of: second, size: size, proposal: proposal), size: size, proposal: proposal)
    }

    /// A slot of one view is that view; one of several is a stack of them, whose guides are its own.
    private func slotGuide(_ key: AlignmentKey, of slot: Int, size: Size, proposal: Proposal) -> Double {
        guard nodes[slot].childCount == 1 else { return guide(key, of: slot, size: size, proposal: proposal) }
        return guide(key, of: child(0, of: nodes + slot), size: size, proposal: proposal)
    }
}

extension FlexibleFrameRule.Limits {
    /// What the content is proposed once the frame has its length: that length, except that an ideal that was asked
    /// for stays asked for while no limit decided.
    func placementProposal(_ proposal: Double, length: Double) -> Double {
        let low = minimum.isNaN ? -Double.infinity : minimum
        let high = maximum.isNaN ? Double.infinity : maximum
        return proposal.isNaN && ideal.isNaN && low < length && length < high ? .nan : length
    }
}
