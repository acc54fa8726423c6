import RegionModel

/// Looks scenes of a timeline up by time.
struct SceneWalk {
    private let steps: [SceneTimeline.Step]
    /// For each step the first of those up to it in which the window has its size.
    private var firstOfWindow: [Int] = []

    init(_ timeline: SceneTimeline) {
        steps = timeline.steps
        for (index, step) in steps.enumerated() {
            let isSame = index > 0 && steps[index - 1].scene.size == step.scene.size
            firstOfWindow.append(isSame ? firstOfWindow[index - 1] : index)
        }
    }

    /// The scene at a time, which is not before the first.
    func scene(at time: Double) -> WindowScene { steps[index(at: time)].scene }

    /// The regions that are told at a time: those of a while before, as far back as the window was of this size.
    func regions(at time: Double, laggingBy lag: Double) -> [SceneRegion] {
        // A time that was put off by the lag comes back not quite exactly.
        let then = index(at: time - lag + 1e-9)
        return steps[max(then, firstOfWindow[index(at: time)])].scene.regions
    }

    /// The last step that has begun.
    ///
    /// - Complexity: O(log n).
    private func index(at time: Double) -> Int {
        var (low, high) = (0, steps.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if steps[middle].time <= time { low = middle } else { high = middle }
        }
        return low
    }
}
