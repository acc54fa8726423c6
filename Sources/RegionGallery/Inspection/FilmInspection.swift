import RegionAudit
import ReservedRegions

/// What came of a screen in a timeline: what happened at each step, and what is wrong with it.
struct FilmInspection {
    let film: Film
    let steps: [ScenePlayback.Step]
    let findings: [Finding]
    /// The steps that are worth a picture: the first and the last, those with findings, and those at which the window
    /// or the layout is not what it was; of more than a strip can hold, as many spread evenly.
    let frames: [Int]
    private let findingsOfSteps: [Int?: [Finding]]

    /// Judges a playback.
    init(_ film: Film, _ playback: ScenePlayback) {
        self.film = film
        steps = playback.steps
        findings = Audit().check(playback.sequence)
        findingsOfSteps = Dictionary(grouping: findings) { $0.moment?.step }
        frames = Self.frames(of: steps, findings)
    }

    /// What went wrong in laying out, each thing once.
    var diagnostics: [LayoutDiagnostic] { steps.flatMap(\.newDiagnostics) }

    /// The findings that are seen at a step.
    func findings(at step: Int) -> [Finding] { findingsOfSteps[step] ?? [] }
}
