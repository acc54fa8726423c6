import DeviceCatalog
import ReservedRegions

extension LayoutBenchmarks {
    /// The iPhone Duo unfolded from closed to flat in 180 steps: what a step takes on average, with and without a
    /// snapshot, and what the slowest one does.
    @MainActor
    static func measureSweep(_ name: String, _ count: Int) {
        guard let timeline = try? sweep() else { return }
        var best: [String: Double] = [:]
        for takesSnapshots in [false, true] {
            for _ in 0..<7 {
                let host = ViewHost(scene: timeline.steps[0].scene) { Sweep(count: count) }
                host.layOut()
                var all = Duration.zero
                var slowest = Duration.zero
                for step in timeline.steps {
                    let time = ContinuousClock().measure {
                        host.scene = step.scene
                        if takesSnapshots { _ = host.snapshot() } else { host.layOut() }
                    }
                    all += time
                    slowest = max(slowest, time)
                }
                let suffix = takesSnapshots ? " with snapshot" : ""
                note("step" + suffix, all / timeline.steps.count, in: &best)
                note("slowest step" + suffix, slowest, in: &best)
            }
        }
        report(name, count, best, bytes: nil)
    }

    private static func sweep() throws(InputError) -> SceneTimeline {
        let script = TimelineScript(
            "Sweep", device: "iphone-duo", from: "flat-landscape",
            moves: [
                .turnHinge(to: .degrees(90), seconds: 0.5, steps: 90),
                .turnHinge(to: .degrees(180), seconds: 0.5, steps: 90),
            ])
        return try script.timeline(in: .standard())
    }

    private static func note(_ phase: String, _ time: Duration, in best: inout [String: Double]) {
        best[phase] = min(best[phase] ?? .infinity, time / .nanoseconds(1))
    }
}
