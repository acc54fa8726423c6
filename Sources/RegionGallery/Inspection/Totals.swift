import RegionAudit

/// What was looked at, and what was found, in numbers.
struct Totals {
    let screens: Int
    let scenes: Int
    let scenesWithFindings: Int
    let timelines: Int
    /// The scenes, and the pictures of timelines.
    let pictures: Int
    let picturesWithFindings: Int
    let diagnostics: Int
    private let counts: [Severity: Int]

    init(_ screens: [ScreenInspections]) {
        let inspections = screens.flatMap(\.inspections)
        self.screens = screens.count
        scenes = inspections.count
        scenesWithFindings = inspections.count { !$0.findings.isEmpty }
        let films = screens.flatMap(\.films)
        let frames = films.map { film in film.frames.map { film.findings(at: $0) } }.flatMap(\.self)
        timelines = films.count
        pictures = scenes + frames.count
        picturesWithFindings = scenesWithFindings + frames.count { !$0.isEmpty }
        diagnostics =
            inspections.reduce(0) { $0 + $1.snapshot.diagnostics.count } + films.reduce(0) { $0 + $1.diagnostics.count }
        counts = screens.flatMap(\.findings).reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    }

    /// How many findings are of a severity.
    func count(of severity: Severity) -> Int { counts[severity, default: 0] }

    var findings: Int { counts.values.reduce(0, +) }

    /// The findings in words, the worst first, as in `3 errors and 1 warning`.
    var findingsInWords: String {
        let parts = Severity.allCases.reversed().filter { count(of: $0) > 0 }
            .map { count(of: $0).inWords($0.rawValue) }
        return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    }
}
