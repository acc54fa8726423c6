/// Where everything was at several times: what an audit over time judges and a film strip shows.
public struct SnapshotSequence: Hashable, Sendable {
    /// The snapshots in the order of their times.
    public let steps: [Step]

    /// A sequence of the given steps, which are put into the order of their times; those at one time keep theirs.
    ///
    /// - Complexity: O(n log n).
    public init(_ steps: [Step]) {
        let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
        self.steps = order.map { steps[$0] }
    }
}

extension SnapshotSequence {
    /// A snapshot and when it was taken.
    public struct Step: Hashable, Sendable {
        /// When it was taken, in seconds from the start.
        public var time: Double
        /// Where everything was then.
        public var snapshot: LayoutSnapshot

        /// A snapshot of the given time, in seconds.
        public init(time: Double, snapshot: LayoutSnapshot) {
            self.time = time
            self.snapshot = snapshot
        }
    }
}
