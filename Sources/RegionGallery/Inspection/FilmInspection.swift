import RegionAudit
import ReservedRegions

/// What came of a screen in a timeline: what happened at each step, and what is wrong with it.
struct FilmInspection {
    let film: Film
    let steps: [ScenePlayback.Step]
    let findings: [Finding]

    /// Judges a playback.
    init(_ film: Film, _ playback: ScenePlayback) {
        self.film = film
        steps = playback.steps
        findings = Audit().check(playback.sequence)
    }

    /// What went wrong in laying out, each thing once.
    var diagnostics: [LayoutDiagnostic] { steps.flatMap(\.newDiagnostics) }

    /// The findings that are seen at a step.
    func findings(at step: Int) -> [Finding] { findings.filter { $0.moment?.step == step } }
}
