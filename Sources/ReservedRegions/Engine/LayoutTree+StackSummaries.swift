extension LayoutTree {
    /// What is known of a stack.
    ///
    /// Along the axis the lengths at zero, at none and at infinity are the sums, since a stack that is offered nothing
    /// offers nothing and one that is offered everything offers everything. In between the sum clamps only while at
    /// most one child is flexible: with two, the order in which they are served shows. Across, a stack is its largest
    /// child as long as the alignment puts none beyond the largest.
    func summariseStack(_ index: Int, along axis: Axis) {
        let node = nodes + index
        let rule = stacks[node.pointee.payload]
        let children = summary(ofChildrenOf: index, along: axis)
        takeOver(children.flags, index, forwardsPriority: node.pointee.flags.contains(.isSingle))
        if node.pointee.childCount == 0 { node.pointee.flags.insert(.hasPriority) }
        var (major, majorKnowledge) = (children.major, children.majorKnowledge)
        var minorKnowledge = children.minorKnowledge
        let gaps = totalGap(of: index, along: axis)
        major.minimum += gaps
        major.ideal += gaps
        major.maximum += gaps
        if children.flexibleCount > 1 { majorKnowledge = min(majorKnowledge, .bounds) }
        if gaps < 0 || major.minimum < 0 { majorKnowledge = .nothing }
        let isWithinLargest = alignsWithinLargest(rule.alignment, index)
        if !isWithinLargest { minorKnowledge = .nothing }
        setRigid(
            children.isRigid && isWithinLargest && gaps >= 0 && !node.pointee.flags.contains(.ranksChildren)
                && (!rule.spacing.isNaN || !node.pointee.flags.contains(.isParticular)), index)
        set(index, along: axis, major: (majorKnowledge, major), minor: (minorKnowledge, children.minor))
    }

    private func set(
        _ index: Int, along axis: Axis, major: (AxisKnowledge, AxisSummary), minor: (AxisKnowledge, AxisSummary)
    ) {
        let node = nodes + index
        let (h, v) = axis == .horizontal ? (major, minor) : (minor, major)
        (node.pointee.horizontalKnowledge, node.pointee.horizontal) = h
        (node.pointee.verticalKnowledge, node.pointee.vertical) = v
    }

    /// Whether children aligned so never reach beyond the largest of them.
    private func alignsWithinLargest(_ alignment: AlignmentKey, _ index: Int) -> Bool {
        let flags = nodes[index].flags
        if alignment.isTextBaseline { return !flags.contains(.hasBaselines) && !flags.contains(.hasGuides) }
        return alignment.isBuiltIn && !flags.contains(.hasGuides)
    }

    /// The sum of the gaps between a stack's children.
    func totalGap(of index: Int, along axis: Axis) -> Double {
        let node = nodes[index]
        guard node.childCount > 1 else { return 0 }
        let spacing = stacks[node.payload].spacing
        if !spacing.isNaN { return spacing * Double(node.childCount - 1) }
        if !node.flags.contains(.isParticular) { return Self.defaultSpacing * Double(node.childCount - 1) }
        var (total, previous) = (0.0, -1)
        forEachChild(of: index) { child in
            if previous >= 0 { total += gap(between: previous, and: child, along: axis, spacing: spacing) }
            previous = child
        }
        return total
    }

    /// The distance between two neighbours in a stack.
    func gap(between first: Int, and second: Int, along axis: Axis, spacing: Double) -> Double {
        if !spacing.isNaN { return spacing }
        if !nodes[first].flags.contains(.isParticular), !nodes[second].flags.contains(.isParticular) {
            return Self.defaultSpacing
        }
        return viewSpacing(of: first).distance(to: viewSpacing(of: second), along: axis)
    }

    /// The distance that platforms keep between views that ask for none.
    static let defaultSpacing = 8.0
}
