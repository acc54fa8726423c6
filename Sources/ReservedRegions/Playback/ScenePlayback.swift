import RegionModel

/// What became of views while their window went through a timeline.
///
///     let playback = ViewHost(scene: timeline.steps[0].scene) { ContentView() }.play(timeline)
///     let findings = Audit().check(playback.sequence)
public struct ScenePlayback: Hashable, Sendable {
    /// What happened at each step of the timeline, in its order.
    public var steps: [Step]

    /// Where everything was at each step, for an audit over time.
    public var sequence: SnapshotSequence {
        SnapshotSequence(steps.map { SnapshotSequence.Step(time: $0.time, snapshot: $0.snapshot) })
    }
}

extension ScenePlayback {
    /// What happened to the views at one step of a timeline.
    public struct Step: Hashable, Sendable {
        /// When the step was, in seconds from the start.
        public var time: Double
        /// Where everything was then, with all that had gone wrong so far.
        public var snapshot: LayoutSnapshot
        /// The elements that are elsewhere or of another size than a step before, in the order of the snapshot.
        public var moves: [ElementMove]
        /// The paths of the elements that were not there a step before; none at the first step.
        public var appeared: [String]
        /// The paths of the elements that were there a step before and are gone.
        public var disappeared: [String]
        /// What the step cost.
        public var work: LayoutWork
        /// What went wrong at this step and had not before.
        public var newDiagnostics: [LayoutDiagnostic]
    }
}
