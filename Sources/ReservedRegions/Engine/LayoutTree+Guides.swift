import Foundation
import RegionModel

extension LayoutTree {
    /// Where a guide lies in a child that has been given its size and proposal.
    @inline(__always)
    func guide(_ key: AlignmentKey, of child: Int) -> Double {
        guide(key, of: child, size: nodes[child].size, proposal: nodes[child].proposal)
    }

    /// Where a guide lies in a node: its explicit value, or else the guide's default in the node's size.
    func guide(_ key: AlignmentKey, of index: Int, size: Size, proposal: Proposal) -> Double {
        if !nodes[index].flags.isDisjoint(with: [.hasGuides, .hasBaselines]) {
            let explicit = explicitGuide(key, of: index, size: size, proposal: proposal)
            if !explicit.isNaN { return explicit }
        }
        if key.isBuiltIn { return key.builtInDefault(in: size) }
        return key.defaultValue(in: dimensions(of: index, size: size, proposal: proposal))
    }

    func dimensions(of index: Int, size: Size, proposal: Proposal) -> ViewDimensions {
        ViewDimensions(tree: self, node: Int32(index), size: size, proposal: proposal)
    }

    /// The value that a node or its content sets for a guide, NaN where none does.
    ///
    /// Remembered: a guide is asked for at each proposal, and nested stacks would ask those below them anew each time.
    func explicitGuide(_ key: AlignmentKey, of index: Int, size: Size, proposal: Proposal) -> Double {
        guard !nodes[index].flags.isDisjoint(with: [.hasGuides, .hasBaselines]) else { return .nan }
        guard nodes[index].childCount > 0 else {
            return computeGuide(key, of: index, size: size, proposal: proposal)
        }
        let query = GuideQuery(key: key, node: Int32(index), size: size, proposal: proposal)
        if let known = guideAnswers[query] { return known }
        let value = computeGuide(key, of: index, size: size, proposal: proposal)
        if guideAnswers.count >= Self.guideLimit { guideAnswers.removeAll() }
        guideAnswers[query] = value
        return value
    }

    private static let guideLimit = 100_000

    private func computeGuide(_ key: AlignmentKey, of index: Int, size: Size, proposal: Proposal) -> Double {
        let node = nodes[index]
        switch node.kind {
        case .alignmentGuide:
            let content = child(0, of: nodes + index)
            guard let record = objects[node.payload] as? AlignmentGuideRecord, record.key == key else {
                return explicitGuide(key, of: content, size: size, proposal: proposal)
            }
            let value = record.compute(dimensions(of: content, size: size, proposal: proposal))
            return value.isFinite ? Double(value) : .nan
        case .text:
            guard key.isTextBaseline, let text = objects[node.payload] as? TextRecord else { return .nan }
            return text.baseline(key, of: text.set(width: proposal.width, height: proposal.height, with: measurer))
        case .displacement:
            return explicitGuide(key, of: child(0, of: nodes + index), size: size, proposal: proposal)
        case .layout:
            return layoutGuide(key, of: index, size: size, proposal: proposal)
        case .geometryReader, .slot: return .nan
        case .horizontalStack, .verticalStack:
            return node.flags.contains(.isSingle)
                ? explicitGuide(key, of: child(0, of: nodes + index), size: size, proposal: proposal)
                : mergedGuide(key, of: index, size: size, proposal: proposal)
        case .depthStack: return mergedGuide(key, of: index, size: size, proposal: proposal)
        case .viewThatFits:
            guard let chosen = fittingChild(of: index, proposal) else { return .nan }
            return explicitGuide(key, of: chosen, size: size, proposal: proposal)
        default: return contentGuide(key, of: index, size: size, proposal: proposal)
        }
    }

    /// A modifier passes its content's guide on, moved to where the content lies in it.
    private func contentGuide(_ key: AlignmentKey, of index: Int, size: Size, proposal: Proposal) -> Double {
        guard nodes[index].childCount > 0 else { return .nan }
        let content = child(0, of: nodes + index)
        guard !nodes[content].flags.isDisjoint(with: [.hasGuides, .hasBaselines]) else { return .nan }
        arrangeTentatively(index, size: size, proposal: proposal)
        let placed = nodes[content]
        let value = explicitGuide(key, of: content, size: placed.size, proposal: placed.proposal)
        // An offset moves what is drawn; what is laid out stays.
        guard nodes[index].kind != .offset else { return value }
        return value + origin(of: placed, along: key.axis)
    }

    /// A container's guide is made of its children's: the mean, or the first line's and the last line's baselines.
    /// The six edges and centres are never merged.
    func mergedGuide(_ key: AlignmentKey, of index: Int, size: Size, proposal: Proposal) -> Double {
        if key.isBuiltIn && !key.isTextBaseline { return .nan }
        arrangeTentatively(index, size: size, proposal: proposal)
        var values: [Double] = []
        forEachChild(of: index) { child in
            let placed = nodes[child]
            let value = explicitGuide(key, of: child, size: placed.size, proposal: placed.proposal)
            guard !value.isNaN else { return }
            values.append(value + origin(of: placed, along: key.axis))
        }
        return key.merge(values)
    }

    /// Arranges a node's children as they would be at a size, to read their guides. The places hold until the next
    /// arrangement, which is noted as due.
    private func arrangeTentatively(_ index: Int, size: Size, proposal: Proposal) {
        // What the node's parent gave it stays given.
        let (givenSize, givenProposal) = (nodes[index].size, nodes[index].proposal)
        nodes[index].size = size
        nodes[index].proposal = proposal
        arrange(index)
        nodes[index].size = givenSize
        nodes[index].proposal = givenProposal
        noteRearrangement(at: index)
    }
}

/// A guide of a node at a size: what its value is remembered by.
struct GuideQuery: Hashable {
    let key: AlignmentKey
    let node: Int32
    // As bits, so that two proposals that leave a length open are the same.
    private let lengths: SIMD4<UInt64>

    init(key: AlignmentKey, node: Int32, size: Size, proposal: Proposal) {
        self.key = key
        self.node = node
        lengths = SIMD4(
            size.width.bitPattern, size.height.bitPattern, proposal.width.bitPattern, proposal.height.bitPattern)
    }
}
