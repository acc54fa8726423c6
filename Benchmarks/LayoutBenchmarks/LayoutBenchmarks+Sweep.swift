import DeviceCatalog
import ReservedRegions

extension LayoutBenchmarks {
    /// The iPhone Duo folded to a right angle and opened flat again in 180 steps: what a step takes on average and at
    /// most, with and without a snapshot. Each step's figure is the least of several runs.
    @MainActor
    static func measureSweep(_ name: String, _ count: Int) {
        guard let timeline = try? sweep() else { return }
        var figures: [String: Double] = [:]
        for (suffix, takesSnapshots) in [("", false), (" with snapshot", true)] {
            var best = [Double](repeating: .infinity, count: timeline.steps.count)
            for _ in 0..<15 {
                let host = ViewHost(scene: timeline.steps[0].scene) { Sweep(count: count) }
                _ = host.snapshot()
                for (index, step) in timeline.steps.enumerated() {
                    let time = ContinuousClock().measure {
                        host.scene = step.scene
                        if takesSnapshots { _ = host.snapshot() } else { host.layOut() }
                    }
                    best[index] = min(best[index], time / .nanoseconds(1))
                }
            }
            figures["step" + suffix] = best.reduce(0, +) / Double(best.count)
            figures["slowest step" + suffix] = best.max()
        }
        report(name, count, figures, bytes: nil)
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
}
