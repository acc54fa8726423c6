/// One node of the tree; plain numbers only, so that a node costs no allocation and no reference count.
///
/// Indices are into `LayoutTree.nodes`; zero stands for none, the root is 1.
struct Node {
    var kind: NodeKind
    var flags: Flags
    /// What is known of the lengths along the two axes.
    var horizontalKnowledge = AxisKnowledge.nothing
    var verticalKnowledge = AxisKnowledge.nothing

    // Structure, as the views are written.
    var parent: Int32
    var firstChild: Int32 = 0
    var nextSibling: Int32 = 0

    /// Where the rule's parameters are in the table of its kind.
    var payload: Int32

    // Layout children, modifiers and containers without the structure between them.
    var layoutParent: Int32 = 0
    /// The child where there is one; where there are several, the place of the first in the pool.
    var childStart: Int32 = 0
    var childCount: Int32 = 0

    /// How many layout children's summaries must be computed before this one's.
    var staleChildren: Int32 = 0

    /// The first block of remembered sizes, -1 for none.
    var cache: Int32 = -1

    /// The runs of a long stack, -1 for none.
    var runs: Int32 = -1
    /// The place among its siblings of a child of a long stack.
    var order: Int32 = 0

    var horizontal = AxisSummary.fixed(0)
    var vertical = AxisSummary.fixed(0)

    // What the layout parent decided: origin in its unmirrored space, size and proposal.
    var x = 0.0
    var y = 0.0
    var size = Size.zero
    var proposal = Proposal.ideal

    /// The proposal that the children were last given their shares for.
    var distributedFor = Proposal.ideal

    /// The proposal and the size that the children were last placed for.
    var arrangedFor = Proposal.ideal
    var arrangedSize = Size.zero

    struct Flags: OptionSet {
        let rawValue: UInt32

        /// The node's own environment reads from right to left: it mirrors its children.
        static let isRightToLeft = Flags(rawValue: 1 << 0)
        /// The shares in the children hold for `distributedFor`.
        static let isDistributed = Flags(rawValue: 1 << 1)
        /// The children's places must be decided again.
        static let needsArrangement = Flags(rawValue: 1 << 2)
        /// Something below needs arrangement.
        static let hasWorkBelow = Flags(rawValue: 1 << 3)
        /// An explicit alignment guide may come from the node or from below it.
        static let hasGuides = Flags(rawValue: 1 << 4)
        /// A text baseline may come from the node or from below it.
        static let hasBaselines = Flags(rawValue: 1 << 5)
        /// The node or one below has spacing preferences of its own.
        static let isParticular = Flags(rawValue: 1 << 6)
        /// A container of one child that is always there: it stands for the child.
        static let isSingle = Flags(rawValue: 1 << 7)
        /// The node stands along a vertical (or, without this, horizontal) stack, if `isInStack`.
        static let isInVerticalStack = Flags(rawValue: 1 << 8)
        static let isInStack = Flags(rawValue: 1 << 9)
        /// What tells the stack that the node stands in.
        static let stack: Flags = [.isInStack, .isInVerticalStack]
        /// Structure below the node changed: its layout children must be gathered again.
        static let needsLinking = Flags(rawValue: 1 << 10)
        /// The node repeats a modifier for a further view of its content; it has no structure.
        static let isRepeat = Flags(rawValue: 1 << 11)
        /// The node stays clear of the regions nowhere: it was placed where it overlaps least.
        static let isOverRegion = Flags(rawValue: 1 << 12)
        /// The node is among those whose rule changed since the last refresh.
        static let isChanged = Flags(rawValue: 1 << 14)
        /// What is known of the node's size is being computed anew.
        static let isStale = Flags(rawValue: 1 << 15)
        /// The place was decided by a user's layout in this arrangement.
        static let isPlaced = Flags(rawValue: 1 << 16)
        /// A row of a list with a line below it.
        static let hasSeparator = Flags(rawValue: 1 << 17)
        /// The container shows nothing of the node, which keeps its place.
        static let isLeftOut = Flags(rawValue: 1 << 18)
        /// The node or one below has to do with preferences, or had.
        static let hasPreferences = Flags(rawValue: 1 << 24)
        /// The node says where it is drawn among its siblings.
        static let hasDepth = Flags(rawValue: 1 << 25)
        /// The place along the stack around the node counts from where its run begins.
        static let isInRun = Flags(rawValue: 1 << 19)
        /// The node's priority among its siblings may be another than zero.
        static let hasPriority = Flags(rawValue: 1 << 20)
        /// The children may differ in priority.
        static let ranksChildren = Flags(rawValue: 1 << 21)
        /// A text may lie at an edge of the node, and keeps its own distance from what is above and below.
        static let hasTextSpacing = Flags(rawValue: 1 << 22)
        /// What tells that a node may not keep the platform's distance from its neighbours.
        static let hasSpacing: Flags = [.isParticular, .hasTextSpacing]
        /// What a node has because something in it has it.
        static let fromContent: Flags = [.hasGuides, .hasBaselines, .isParticular, .hasPriority, .hasTextSpacing]
    }

    @inline(__always)
    subscript(axis: Axis) -> AxisSummary {
        axis == .horizontal ? horizontal : vertical
    }

    @inline(__always)
    func knowledge(_ axis: Axis) -> AxisKnowledge {
        axis == .horizontal ? horizontalKnowledge : verticalKnowledge
    }

    /// Whether the size follows from the two summaries alone.
    @inline(__always)
    var isClosedForm: Bool { horizontalKnowledge == .clamp && verticalKnowledge == .clamp }
}
