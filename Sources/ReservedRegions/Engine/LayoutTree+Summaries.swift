import Foundation
import RegionModel

extension LayoutTree {
    /// Computes what is known of a node's lengths from its rule and its children's summaries.
    ///
    /// Each closed form here is derived from the rule in `LayoutTree+Sizing`; a law test holds the two together.
    func refreshSummary(of index: Int) {
        let node = nodes + index
        node.pointee.flags.subtract([.fromContent, .ranksChildren])
        switch node.pointee.kind {
        case .horizontalStack: return summariseStack(index, along: .horizontal)
        case .verticalStack: return summariseStack(index, along: .vertical)
        default: break
        }
        var inherited: Node.Flags = []
        forEachChild(of: index) { inherited.formUnion(nodes[$0].flags.intersection(.fromContent)) }
        takeOver(inherited, index, forwardsPriority: node.pointee.kind.forwardsPriority)
        switch node.pointee.kind {
        case .shape, .drawing: set(index, .clamp, .flexible, .clamp, .flexible)
        case .geometryReader:
            node.pointee.flags.subtract(.fromContent)
            set(index, .clamp, .flexible, .clamp, .flexible)
        case .spacer: summariseSpacer(index)
        case .divider: summariseDivider(index)
        case .image: summariseImage(index)
        case .text:
            node.pointee.flags.insert([.hasBaselines, .hasTextSpacing])
            setUnknown(index)
        case .depthStack, .slot: summariseUnion(index)
        case .layout:
            node.pointee.flags.formUnion([.hasGuides, .hasBaselines, .isParticular])
            setUnknown(index)
        case .viewThatFits: setUnknown(index)
        default: summariseModifier(index)
        }
    }

    /// Takes over what the children say of themselves. A priority is passed on, or else ranks the children only.
    func takeOver(_ inherited: Node.Flags, _ index: Int, forwardsPriority: Bool) {
        nodes[index].flags.formUnion(inherited)
        guard !forwardsPriority, inherited.contains(.hasPriority) else { return }
        nodes[index].flags.remove(.hasPriority)
        nodes[index].flags.insert(.ranksChildren)
    }

    private func summariseModifier(_ index: Int) {
        let node = nodes + index
        guard node.pointee.childCount > 0 else { return set(index, .clamp, .fixed(0), .clamp, .fixed(0)) }
        let hasDepth = node.pointee.kind == .zIndex || nodes[child(0, of: node)].flags.contains(.hasDepth)
        node.pointee.flags.set(.hasDepth, hasDepth)
        switch node.pointee.kind {
        case .frame: summarise(index) { self.summary(ofFrame: index, $0, content: $1) }
        case .flexibleFrame: summarise(index) { self.summary(ofFlexibleFrame: index, $0, content: $1) }
        case .padding, .safeAreaPadding: summarise(index) { self.summary(ofPadding: index, $0, content: $1) }
        case .fixedSize:
            let axes = axisSets[node.pointee.payload]
            summarise(index) { axis, content in
                guard axes.contains(Axis.Set(axis)) else { return content }
                return content.0 >= .bounds ? (.clamp, .fixed(content.1.ideal)) : (.nothing, content.1)
            }
        case .position:
            summarise(index) { _, content in
                guard content.0 >= .bounds else { return (.nothing, content.1) }
                return (.clamp, AxisSummary(minimum: 0, ideal: content.1.ideal, maximum: .infinity))
            }
        case .aspectRatio, .safeAreaInset, .listRow: setUnknown(index)
        case .alignmentGuide:
            node.pointee.flags.insert(.hasGuides)
            summarise(index) { $1 }
        case .layoutPriority:
            node.pointee.flags.insert(.hasPriority)
            summarise(index) { $1 }
        default: summarise(index) { $1 }
        }
    }

    private typealias Known = (AxisKnowledge, AxisSummary)

    private func set(
        _ index: Int, _ horizontal: AxisKnowledge, _ h: AxisSummary, _ vertical: AxisKnowledge, _ v: AxisSummary
    ) {
        let node = nodes + index
        (node.pointee.horizontalKnowledge, node.pointee.horizontal) = (horizontal, h)
        (node.pointee.verticalKnowledge, node.pointee.vertical) = (vertical, v)
    }

    private func setUnknown(_ index: Int) {
        set(index, .nothing, .fixed(0), .nothing, .fixed(0))
    }

    /// Derives both axes from the first child's.
    private func summarise(_ index: Int, _ rule: (Axis, Known) -> Known) {
        let content = nodes[child(0, of: nodes + index)]
        let (hk, h) = rule(.horizontal, (content.horizontalKnowledge, content.horizontal))
        let (vk, v) = rule(.vertical, (content.verticalKnowledge, content.vertical))
        set(index, hk, h, vk, v)
    }

    private func summariseSpacer(_ index: Int) {
        let node = nodes + index
        node.pointee.flags.formUnion([.isParticular, .hasPriority])
        let minimum = spacerMinimum(index)
        let along = AxisSummary(minimum: minimum, ideal: max(8, minimum), maximum: .infinity)
        guard let axis = stackAxis(of: index) else { return set(index, .clamp, along, .clamp, along) }
        if axis == .horizontal {
            set(index, .clamp, along, .clamp, .fixed(0))
        } else {
            set(index, .clamp, .fixed(0), .clamp, along)
        }
    }

    func spacerMinimum(_ index: Int) -> Double {
        let length = nodes[index].payload < 0 ? Double.nan : numbers[nodes[index].payload]
        return length.isNaN ? 8 : max(0, length)
    }

    func stackAxis(of index: Int) -> Axis? {
        let flags = nodes[index].flags
        guard flags.contains(.isInStack) else { return nil }
        return flags.contains(.isInVerticalStack) ? .vertical : .horizontal
    }

    /// A divider is one pixel thick along its stack and takes what it is offered across.
    private func summariseDivider(_ index: Int) {
        let thickness = AxisSummary.fixed(1 / displayScale)
        if stackAxis(of: index) == .horizontal {
            set(index, .clamp, thickness, .clamp, .flexible)
        } else {
            set(index, .clamp, .flexible, .clamp, thickness)
        }
    }

    private func summariseImage(_ index: Int) {
        guard let image = objects[nodes[index].payload] as? ImageRecord else { return setUnknown(index) }
        if image.isResizable {
            let h = AxisSummary(minimum: 0, ideal: image.size.width, maximum: .infinity)
            let v = AxisSummary(minimum: 0, ideal: image.size.height, maximum: .infinity)
            set(index, .clamp, h, .clamp, v)
        } else {
            set(index, .clamp, .fixed(image.size.width), .clamp, .fixed(image.size.height))
        }
    }

    private func summary(ofFrame index: Int, _ axis: Axis, content: Known) -> Known {
        let length = frames[nodes[index].payload][axis]
        return length.isNaN ? content : (.clamp, .fixed(length))
    }

    private func summary(ofFlexibleFrame index: Int, _ axis: Axis, content: Known) -> Known {
        let limits = flexibleFrames[nodes[index].payload][axis]
        let (low, ideal, high) = (limits.minimum, limits.ideal, limits.maximum)
        let (knowledge, inner) = content
        let whenUnspecified = { (length: Double) in ideal.isNaN ? length : ideal }
        switch (low.isNaN, high.isNaN) {
        case (false, false):
            guard !ideal.isNaN || knowledge >= .bounds else { return (.nothing, inner) }
            let natural = min(max(inner.ideal, low), high)
            return (.clamp, AxisSummary(minimum: low, ideal: whenUnspecified(natural), maximum: high))
        case (false, true):
            guard knowledge == .clamp || (knowledge == .bounds && low == 0) else { return (.nothing, inner) }
            return (
                knowledge,
                AxisSummary(
                    minimum: low, ideal: whenUnspecified(max(inner.ideal, low)), maximum: max(low, inner.maximum))
            )
        case (true, false):
            guard knowledge == .clamp || (knowledge == .bounds && high == .infinity) else { return (.nothing, inner) }
            return (
                knowledge,
                AxisSummary(
                    minimum: min(inner.minimum, high), ideal: whenUnspecified(min(inner.ideal, high)), maximum: high)
            )
        case (true, true):
            return (
                knowledge,
                AxisSummary(minimum: inner.minimum, ideal: whenUnspecified(inner.ideal), maximum: inner.maximum)
            )
        }
    }

    private func summary(ofPadding index: Int, _ axis: Axis, content: Known) -> Known {
        let insets = paddingInsets(of: index)
        let both =
            axis == .horizontal ? Double(insets.leading + insets.trailing) : Double(insets.top + insets.bottom)
        let (knowledge, inner) = content
        guard knowledge == .clamp || (knowledge == .bounds && both >= 0) else { return (.nothing, inner) }
        return (
            knowledge,
            AxisSummary(
                minimum: max(0, inner.minimum + both), ideal: max(0, inner.ideal + both),
                maximum: max(0, inner.maximum + both))
        )
    }

    /// The union over the children of the highest priority, on both axes.
    private func summariseUnion(_ index: Int) {
        guard nodes[index].childCount > 0 else { return set(index, .clamp, .fixed(0), .clamp, .fixed(0)) }
        let highest = highestPriority(in: index)
        var (hk, vk) = (AxisKnowledge.clamp, AxisKnowledge.clamp)
        var (h, v) = (AxisSummary.fixed(0), AxisSummary.fixed(0))
        forEachChild(of: index) { child in
            guard priority(of: child) == highest else { return }
            hk = min(hk, nodes[child].horizontalKnowledge)
            vk = min(vk, nodes[child].verticalKnowledge)
            h = h.union(nodes[child].horizontal)
            v = v.union(nodes[child].vertical)
        }
        set(index, hk, h, vk, v)
    }
}

extension AxisSummary {
    /// The larger of two on each count. The larger of two clamped lengths is clamped too, between the larger limits.
    func union(_ other: AxisSummary) -> AxisSummary {
        AxisSummary(
            minimum: max(minimum, other.minimum), ideal: max(ideal, other.ideal),
            maximum: max(maximum, other.maximum))
    }
}
