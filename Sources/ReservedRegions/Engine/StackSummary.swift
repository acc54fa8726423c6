/// What is known of a number of neighbours in a stack together, without the gaps between them.
struct StackSummary {
    /// The lengths along the stack, added up.
    var major = AxisSummary.fixed(0)
    /// The lengths across the stack: those of the largest.
    var minor = AxisSummary.fixed(0)
    var majorKnowledge = AxisKnowledge.clamp
    var minorKnowledge = AxisKnowledge.clamp
    /// How many can be stretched along the stack.
    var flexibleCount = 0
    var flags: Node.Flags = []

    /// Whether each keeps its length along the stack, and its length across, whatever it is offered along it.
    var isRigid: Bool { flexibleCount == 0 && majorKnowledge == .clamp && minorKnowledge >= .bounds }

    /// Takes in one more child.
    @inline(__always)
    mutating func add(_ node: UnsafePointer<Node>, along axis: Axis) {
        let along = node.pointee[axis]
        majorKnowledge = min(majorKnowledge, node.pointee.knowledge(axis))
        minorKnowledge = min(minorKnowledge, node.pointee.knowledge(axis.other))
        if !along.isFixed { flexibleCount += 1 }
        major.minimum += along.minimum
        major.ideal += along.ideal
        major.maximum += along.maximum
        minor = minor.union(node.pointee[axis.other])
        flags.formUnion(node.pointee.flags.intersection(.inherited))
    }

    /// Takes in a run of children.
    mutating func add(_ run: StackSummary) {
        majorKnowledge = min(majorKnowledge, run.majorKnowledge)
        minorKnowledge = min(minorKnowledge, run.minorKnowledge)
        flexibleCount += run.flexibleCount
        major.minimum += run.major.minimum
        major.ideal += run.major.ideal
        major.maximum += run.major.maximum
        minor = minor.union(run.minor)
        flags.formUnion(run.flags)
    }
}
