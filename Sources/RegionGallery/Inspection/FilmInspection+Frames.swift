import ReservedRegions

extension FilmInspection {
    /// The most pictures that a strip has, beside those with findings.
    private static let frameLimit = 16

    /// The steps that are worth a picture: the first and the last, those with findings, and those at which the window
    /// or the layout is not what it was; of more than a strip can hold, as many spread evenly.
    var frames: [Int] {
        let shown = Set(findings.compactMap { $0.moment?.step })
        let changed = steps.indices.filter { $0 == 0 || $0 == steps.count - 1 || isNew($0) }
        let count = min(changed.count, Self.frameLimit)
        let spread = (0..<count).map { changed[$0 * (changed.count - 1) / max(count - 1, 1)] }
        return shown.union(spread).sorted()
    }

    private func isNew(_ index: Int) -> Bool {
        let (step, last) = (steps[index], steps[index - 1])
        let (scene, before) = (step.snapshot.scene, last.snapshot.scene)
        return scene.regions != before.regions || scene.size != before.size
            || !(step.moves.isEmpty && step.appeared.isEmpty && step.disappeared.isEmpty)
            || scene.hinge?.status != before.hinge?.status
    }
}
