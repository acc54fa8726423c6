/// What is known of a node's length along one axis without asking it.
///
/// A node whose length at zero, at no proposal and at infinity is the same whatever the other axis is offered has
/// *bounds*; if in between it is the proposal held within them, it *clamps*. Most of a tree does both, and is then
/// sized without a probe: a stack's two questions per child cost two loads.
struct AxisSummary {
    /// The length at a proposal of zero.
    var minimum: Double
    /// The length at no proposal.
    var ideal: Double
    /// The length at an infinite proposal.
    var maximum: Double

    static func fixed(_ length: Double) -> AxisSummary {
        AxisSummary(minimum: length, ideal: length, maximum: length)
    }

    /// A view without a rule of its own takes what it is offered, and ten points where it is offered nothing.
    static let flexible = AxisSummary(minimum: 0, ideal: 10, maximum: .infinity)

    /// The length at the given proposal of a node that clamps.
    @inline(__always)
    func length(at proposal: Double) -> Double {
        if proposal != proposal { return ideal }
        return proposal < minimum ? minimum : (proposal > maximum ? maximum : proposal)
    }

    var isFixed: Bool { minimum == maximum && ideal == maximum }
}

/// How much of an axis' summary holds.
enum AxisKnowledge: UInt8, Comparable {
    case nothing, bounds, clamp

    static func < (a: AxisKnowledge, b: AxisKnowledge) -> Bool { a.rawValue < b.rawValue }
}
