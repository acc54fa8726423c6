/// The children of a long stack in runs of a fixed length, with what is known of each run.
///
/// When one child of a hundred thousand changes, only its run is looked at child by child; the rest of the stack is
/// a sum over runs. A child's place along the stack counts from where its run begins, so that a run that moves leaves
/// its children alone.
final class StackRuns {
    /// How many children a run has; the last may have fewer.
    let length: Int
    var runs: [StackRun]

    /// Whether every child keeps its length along the stack whatever it is offered, and none has a say in where the
    /// others stand: then each run can be shared out and placed without the others.
    var isRigid = false

    /// The proposal that the runs which are shared out were shared out for.
    var distributedFor = Proposal.ideal
    /// The line and the gap that the runs which are placed were placed for.
    var line = Double.nan
    var gap = Double.nan

    init(length: Int, childCount: Int) {
        self.length = length
        runs = Array(repeating: StackRun(), count: (childCount + length - 1) / length)
    }

    /// The run that a child is in.
    @inline(__always)
    func run(of child: Node) -> Int { Int(child.order) / length }

    /// Which of a stack's children are in a run.
    func places(in run: Int, of stack: Node) -> Range<Int> {
        let start = Int(stack.childStart) + run * length
        return start..<min(start + length, Int(stack.childStart) + Int(stack.childCount))
    }

    /// Forgets what was known of every run.
    func invalidate() {
        for run in runs.indices { runs[run].state = .hasWork }
    }
}

/// What is known of one run of a stack's children.
struct StackRun {
    var state = State.hasWork
    /// What is known of the children together.
    var summary = StackSummary()
    /// How far the children reach across the stack on both sides of its line.
    var extent = (lower: 0.0, upper: 0.0)
    /// Where the run begins along the stack.
    var start = 0.0

    /// What of a run holds.
    struct State: OptionSet {
        let rawValue: UInt8

        /// The summary is that of the children.
        static let isSummarised = State(rawValue: 1 << 0)
        /// The children have their shares.
        static let isDistributed = State(rawValue: 1 << 1)
        /// The children have their places in the run.
        static let isPlaced = State(rawValue: 1 << 2)
        /// Something below the children is to be arranged.
        static let hasWork = State(rawValue: 1 << 3)
    }
}
