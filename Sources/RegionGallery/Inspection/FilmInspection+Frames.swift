import RegionAudit
import ReservedRegions

extension FilmInspection {
    /// The most pictures that a strip has, beside those with findings.
    private static let frameLimit = 16

    static func frames(of steps: [ScenePlayback.Step], _ findings: [Finding]) -> [Int] {
        let shown = Set(findings.compactMap { $0.moment?.step })
        let changed = steps.indices.filter { index in
            index == 0 || index == steps.count - 1 || isNew(steps[index], after: steps[index - 1])
        }
        let count = min(changed.count, Self.frameLimit)
        let spread = (0..<count).map { changed[$0 * (changed.count - 1) / max(count - 1, 1)] }
        return shown.union(spread).sorted()
    }

    private static func isNew(_ step: ScenePlayback.Step, after last: ScenePlayback.Step) -> Bool {
        let (scene, before) = (step.snapshot.scene, last.snapshot.scene)
        return scene.regions != before.regions || scene.size != before.size
            || !(step.moves.isEmpty && step.appeared.isEmpty && step.disappeared.isEmpty)
            || scene.hinge?.status != before.hinge?.status
    }
}
