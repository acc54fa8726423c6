import RegionModel

extension SceneTimeline {
    /// What a platform does wrong while a window changes, as it was measured on iOS 27.1 or is meant to try an app hard.
    ///
    /// Each fault is deterministic: the same timeline and the same faults give the same scenes.
    public struct Faults: Hashable, Sendable {
        /// In how many passes at the start there are no regions yet. iOS was measured to take three, and to tell of the
        /// regions in the fourth.
        public var latePasses: Int
        /// How long after the hinge its regions follow, in seconds: the scene tells the new angle and the old regions.
        public var lag: Double
        /// For how many passes a fold that has just become active is at a wrong place: where it would be in a window
        /// half as large.
        public var transientPasses: Int
        /// How often each scene is told again right away. iOS was measured to repeat itself five to ten times.
        public var repeats: Int

        /// How long a pass takes, in seconds: iOS tells of the regions about nine milliseconds after the first of four.
        public static let pass = 0.003

        /// The most passes or repeats of one kind.
        public static let passLimit = 100

        /// Faults of the given kinds; none where they are left out. What is negative counts as none, and more passes or
        /// repeats than `passLimit` as so many.
        public init(latePasses: Int = 0, lag: Double = 0, transientPasses: Int = 0, repeats: Int = 0) {
            self.latePasses = latePasses
            self.lag = lag
            self.transientPasses = transientPasses
            self.repeats = repeats
        }
    }
}

extension SceneTimeline.Faults {
    /// The numbers that were measured of iOS 27.1: regions arrive in the fourth pass, and notifications come five times.
    public static let measured = SceneTimeline.Faults(latePasses: 3, repeats: 4)

    /// The timeline as a platform with these faults would tell it.
    public func added(to timeline: SceneTimeline) -> SceneTimeline {
        repeating(arrivingLate(withTransients(lagging(timeline))))
    }

    private func count(_ passes: Int) -> Int { min(max(passes, 0), Self.passLimit) }

    private func lagging(_ timeline: SceneTimeline) -> SceneTimeline {
        guard lag > 0, lag.isFinite else { return timeline }
        let changes = zip(timeline.steps, timeline.steps.dropFirst()).compactMap { old, new in
            old.scene.regions != new.scene.regions && old.scene.size == new.scene.size ? new.time + lag : nil
        }
        let truth = SceneWalk(timeline)
        var steps = timeline.steps
        for time in changes { steps.append(.init(time: time, scene: truth.scene(at: time))) }
        return SceneTimeline(
            steps.map { step in
                var scene = step.scene
                scene.regions = truth.regions(at: step.time, laggingBy: lag)
                return .init(time: step.time, scene: scene)
            })
    }

    private func withTransients(_ timeline: SceneTimeline) -> SceneTimeline {
        let passes = count(transientPasses)
        guard passes > 0 else { return timeline }
        var steps: [SceneTimeline.Step] = []
        var folds: Set<String> = []
        for (index, step) in timeline.steps.enumerated() {
            let active = Set(step.scene.regions.filter { $0.kind == .division && $0.isActive }.map(\.name))
            let new = active.subtracting(folds)
            folds = active
            guard !new.isEmpty, index > 0 else {
                steps.append(step)
                continue
            }
            var wrong = step.scene
            for index in wrong.regions.indices where new.contains(wrong.regions[index].name) {
                wrong.regions[index].frame.origin.x /= 2
                wrong.regions[index].frame.origin.y /= 2
            }
            let next = index + 1 < timeline.steps.count ? timeline.steps[index + 1].time : .infinity
            for pass in 0...passes {
                let time = step.time + Double(pass) * Self.pass
                // What comes next finds the fold where it is.
                guard pass == 0 || time < next else { break }
                steps.append(.init(time: time, scene: pass < passes ? wrong : step.scene))
            }
        }
        return SceneTimeline(steps)
    }

    private func arrivingLate(_ timeline: SceneTimeline) -> SceneTimeline {
        let passes = count(latePasses)
        guard passes > 0, let first = timeline.steps.first else { return timeline }
        let arrival = first.time + Double(passes) * Self.pass
        let known = Set(timeline.steps.map(\.time))
        let times = (1...passes).map { first.time + Double($0) * Self.pass }.filter { !known.contains($0) }
        let added = times.map { SceneTimeline.Step(time: $0, scene: timeline.scene(at: $0) ?? first.scene) }
        return SceneTimeline(
            (timeline.steps + added).map { step in
                var scene = step.scene
                if step.time < arrival { scene.regions = [] }
                return .init(time: step.time, scene: scene)
            })
    }

    private func repeating(_ timeline: SceneTimeline) -> SceneTimeline {
        let times = count(repeats)
        var last: WindowScene?
        return SceneTimeline(
            timeline.steps.flatMap { step in
                defer { last = step.scene }
                return [SceneTimeline.Step](repeating: step, count: step.scene == last ? 1 : times + 1)
            })
    }
}
