import Foundation
import RegionModel

extension LayoutTree {
    /// The size a node chooses for a proposal.
    ///
    /// - Complexity: O(1) where the size follows from the node's summary or was asked before.
    func size(of index: Int, _ proposal: Proposal) -> Size {
        let node = nodes + index
        if node.pointee.isClosedForm {
            return Size(
                width: node.pointee.horizontal.length(at: proposal.width),
                height: node.pointee.vertical.length(at: proposal.height))
        }
        if node.pointee.cache >= 0, let known = caches.size(for: proposal, in: node.pointee.cache) { return known }
        let size = computeSize(of: index, proposal)
        caches.remember(size, for: proposal, in: &nodes[index].cache)
        return size
    }

    private func computeSize(of index: Int, _ proposal: Proposal) -> Size {
        let node = nodes[index]
        switch node.kind {
        case .text: return textSize(of: index, proposal)
        case .horizontalStack: return sizeOfStack(index, along: .horizontal, proposal)
        case .verticalStack: return sizeOfStack(index, along: .vertical, proposal)
        case .depthStack, .slot: return sizeOfUnion(index, proposal)
        case .layout: return layoutSize(of: index, proposal)
        case .viewThatFits:
            guard let chosen = fittingChild(of: index, proposal) else { return .zero }
            return size(of: chosen, proposal)
        case .shape, .drawing, .geometryReader, .spacer, .divider, .image:
            return Size(
                width: node.horizontal.length(at: proposal.width), height: node.vertical.length(at: proposal.height))
        case .safeAreaInset: return sizeOfSafeAreaInset(index, proposal)
        case .listRow: return sizeOfListRow(index, proposal)
        default: return sizeOfModifier(index, proposal)
        }
    }

    private func sizeOfModifier(_ index: Int, _ proposal: Proposal) -> Size {
        let node = nodes[index]
        guard node.childCount > 0 else { return .zero }
        let content = size(of: child(0, of: nodes + index), contentProposal(of: index, proposal))
        switch node.kind {
        case .frame:
            let rule = frames[node.payload]
            return Size(
                width: rule.width.isNaN ? content.width : rule.width,
                height: rule.height.isNaN ? content.height : rule.height)
        case .flexibleFrame:
            let rule = flexibleFrames[node.payload]
            return Size(
                width: rule.horizontal.length(proposal.width, content: content.width),
                height: rule.vertical.length(proposal.height, content: content.height))
        case .padding, .safeAreaPadding:
            let insets = paddingInsets(of: index)
            return Size(
                width: max(0, content.width + insets.leading + insets.trailing),
                height: max(0, content.height + insets.top + insets.bottom))
        case .position:
            return Size(
                width: proposal.width.isNaN ? content.width : proposal.width,
                height: proposal.height.isNaN ? content.height : proposal.height)
        default: return content
        }
    }

    /// What a modifier proposes to its content while it is sized.
    func contentProposal(of index: Int, _ proposal: Proposal) -> Proposal {
        let node = nodes[index]
        switch node.kind {
        case .frame:
            let rule = frames[node.payload]
            return Proposal(
                width: rule.width.isNaN ? proposal.width : rule.width,
                height: rule.height.isNaN ? proposal.height : rule.height)
        case .flexibleFrame:
            let rule = flexibleFrames[node.payload]
            return Proposal(
                width: rule.horizontal.contentProposal(proposal.width),
                height: rule.vertical.contentProposal(proposal.height))
        case .padding, .safeAreaPadding:
            let insets = paddingInsets(of: index)
            return Proposal(
                width: Self.inset(proposal.width, insets.leading + insets.trailing),
                height: Self.inset(proposal.height, insets.top + insets.bottom))
        case .fixedSize:
            let axes = axisSets[node.payload]
            return Proposal(
                width: axes.contains(.horizontal) ? .nan : proposal.width,
                height: axes.contains(.vertical) ? .nan : proposal.height)
        case .aspectRatio: return aspectProposal(of: index, proposal)
        default: return proposal
        }
    }

    static func inset(_ length: Double, _ inset: Double) -> Double {
        length.isNaN ? length : max(0, length - inset)
    }

    /// The largest size of the ratio within the proposal, or the smallest around it.
    private func aspectProposal(of index: Int, _ proposal: Proposal) -> Proposal {
        let rule = aspectRatios[nodes[index].payload]
        if proposal.width.isNaN && proposal.height.isNaN { return proposal }
        var ratio = rule.ratio
        if ratio.isNaN {
            let ideal = size(of: child(0, of: nodes + index), .ideal)
            ratio = ideal.width / ideal.height
        }
        guard ratio.isFinite, ratio > 0 else { return proposal }
        if proposal.width.isNaN { return Proposal(width: proposal.height * ratio, height: proposal.height) }
        if proposal.height.isNaN { return Proposal(width: proposal.width, height: proposal.width / ratio) }
        let isWidthDecisive = (proposal.width <= proposal.height * ratio) == (rule.mode == .fit)
        return isWidthDecisive
            ? Proposal(width: proposal.width, height: proposal.width / ratio)
            : Proposal(width: proposal.height * ratio, height: proposal.height)
    }

    private func sizeOfUnion(_ index: Int, _ proposal: Proposal) -> Size {
        guard nodes[index].childCount > 0 else { return .zero }
        let highest = highestPriority(in: index)
        var result = Size.zero
        forEachChild(of: index) { child in
            guard priority(of: child) == highest else { return }
            let size = size(of: child, proposal)
            result = Size(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return result
    }

    /// The first child whose ideal size fits the proposal on the axes in question, else the last.
    func fittingChild(of index: Int, _ proposal: Proposal) -> Int? {
        let axes = axisSets[nodes[index].payload]
        let asked = Proposal(
            width: axes.contains(.horizontal) ? .nan : proposal.width,
            height: axes.contains(.vertical) ? .nan : proposal.height)
        var (chosen, last): (Int?, Int?) = (nil, nil)
        forEachChild(of: index) { child in
            last = child
            guard chosen == nil else { return }
            let ideal = size(of: child, asked)
            let fitsAcross = !axes.contains(.horizontal) || !(ideal.width > proposal.width)
            let fitsDown = !axes.contains(.vertical) || !(ideal.height > proposal.height)
            if fitsAcross && fitsDown { chosen = child }
        }
        return chosen ?? last
    }

    private func textSize(of index: Int, _ proposal: Proposal) -> Size {
        guard let text = objects[nodes[index].payload] as? TextRecord else { return .zero }
        return Size(text.set(width: proposal.width, height: proposal.height, with: measurer).measurement.size)
    }

    /// The priority of a view among its siblings.
    func priority(of index: Int) -> Double {
        var next = index
        while nodes[next].flags.contains(.hasPriority) {
            let node = nodes[next]
            switch node.kind {
            case .layoutPriority: return numbers[node.payload]
            case .spacer: return -.infinity
            case .horizontalStack, .verticalStack:
                if node.childCount == 0 { return -.infinity }
                guard node.flags.contains(.isSingle) else { return 0 }
            case _ where node.kind.forwardsPriority: break
            default: return 0
            }
            guard node.childCount > 0 else { return 0 }
            next = child(0, of: nodes + next)
        }
        return 0
    }

    func highestPriority(in index: Int) -> Double {
        guard nodes[index].flags.contains(.ranksChildren) else { return 0 }
        var highest = -Double.infinity
        forEachChild(of: index) { highest = max(highest, priority(of: $0)) }
        return highest
    }
}

extension FlexibleFrameRule.Limits {
    /// What the content is proposed: what the frame is, or else its ideal, held within the limits.
    func contentProposal(_ proposal: Double) -> Double {
        let wanted = proposal.isNaN ? ideal : proposal
        return wanted.isNaN ? wanted : clamp(wanted)
    }

    /// The frame's length, given its content's.
    func length(_ proposal: Double, content: Double) -> Double {
        if proposal.isNaN, !ideal.isNaN { return ideal }
        let offered = contentProposal(proposal)
        switch (minimum.isNaN, maximum.isNaN) {
        case (false, false): return clamp(proposal.isNaN ? content : proposal)
        case (false, true): return max(min(offered.isNaN ? .infinity : offered, content), minimum)
        case (true, false): return min(max(offered.isNaN ? -.infinity : offered, content), maximum)
        case (true, true): return content
        }
    }

    private func clamp(_ length: Double) -> Double {
        let low = minimum.isNaN ? length : max(length, minimum)
        return maximum.isNaN ? low : min(low, maximum)
    }
}
