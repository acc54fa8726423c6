import CommandLineArguments
import RegionAudit
import ReservedRegions
import SnapshotDrawing

/// Lays screens out in windows and judges them.
@MainActor
struct Inspector {
    let selection: Selection
    let measurer: PangoTextMeasurer

    init(_ selection: Selection) throws(InputError) {
        self.selection = selection
        measurer = try PangoTextMeasurer()
    }

    /// Every screen in every window and every timeline.
    func inspect() -> [ScreenInspections] {
        let progress = ProgressLine(
            "Laying out", total: selection.previews.count * (selection.stages.count + selection.films.count))
        let screens = selection.previews.map { preview in
            ScreenInspections(
                name: preview.name, inspections: inspect(preview, progress), films: play(preview, progress))
        }
        progress.finish()
        return screens
    }

    /// One host serves all windows of a direction, so that a pose costs no more than what is different in it.
    private func inspect(_ preview: Preview, _ progress: ProgressLine) -> [Inspection] {
        var hosts: [LayoutDirection: ViewHost] = [:]
        let comparison = Comparison(preview: preview, measurer: measurer)
        let inspections = selection.stages.map { stage in
            let direction = stage.scene.layoutDirection
            let host = hosts[direction] ?? preview.makeHost(stage.scene, measurer)
            hosts[direction] = host
            host.scene = stage.scene
            let snapshot = host.snapshot()
            progress.advance(preview.name)
            let findings = Audit().check(snapshot)
            return Inspection(
                stage: stage, snapshot: snapshot,
                findings: findings + comparison.findings(in: snapshot).filter { $0.isNews(beside: findings) })
        }
        return inspections.map { inspection in
            let scene = inspection.snapshot.scene
            guard let other = inspections.first(where: { $0.snapshot.scene.isMirror(of: scene) }) else {
                return inspection
            }
            let found = comparison.findings(in: inspection.snapshot, besides: other.snapshot)
            return Inspection(
                stage: inspection.stage, snapshot: inspection.snapshot, findings: inspection.findings + found)
        }
    }

    /// A host of its own for each timeline: what a screen remembers is part of what is shown.
    private func play(_ preview: Preview, _ progress: ProgressLine) -> [FilmInspection] {
        selection.films.compactMap { film in
            defer { progress.advance(preview.name) }
            guard let first = film.timeline.steps.first else { return nil }
            return FilmInspection(film, preview.makeHost(first.scene, measurer).play(film.timeline))
        }
    }
}

extension Finding {
    /// Whether none of the findings tells of the same rule and region already.
    fileprivate func isNews(beside findings: [Finding]) -> Bool {
        !findings.contains { $0.rule == rule && $0.region == region }
    }
}

extension WindowScene {
    /// Whether this is the same window in the other reading direction.
    fileprivate func isMirror(of other: WindowScene) -> Bool {
        name == other.name && layoutDirection != other.layoutDirection
    }
}
