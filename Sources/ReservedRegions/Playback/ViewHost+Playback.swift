import RegionModel

extension ViewHost {
    /// Takes the window through a timeline and tells what became of the views at each step.
    ///
    /// It is one host throughout, so views keep their state, and a step costs what it changes. A step whose scene is
    /// the one before is laid out too: an action that does not mind being told twice leaves everything where it is.
    ///
    /// - Complexity: For each step, O(k) in what changed for the layout and O(n) in the elements for the snapshot.
    public func play(_ timeline: SceneTimeline) -> ScenePlayback {
        var comparison = PlaybackComparison()
        return ScenePlayback(
            steps: timeline.steps.map { step in
                let before = work
                scene = step.scene
                let snapshot = snapshot()
                let spent = LayoutWork(
                    composedNodes: work.composedNodes - before.composedNodes,
                    arrangedNodes: work.arrangedNodes - before.arrangedNodes)
                return comparison.step(at: step.time, snapshot, spent)
            })
    }

    /// What the host has done since it was made.
    private var work: LayoutWork {
        LayoutWork(composedNodes: tree.compositionCount, arrangedNodes: tree.arrangementCount)
    }
}
