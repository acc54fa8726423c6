import RegionAudit
import ReservedRegions

/// A screen in every window and every timeline that it was asked for in.
struct ScreenInspections {
    let name: String
    let inspections: [Inspection]
    let films: [FilmInspection]

    /// All that was found, in windows first.
    var findings: [Finding] { inspections.flatMap(\.findings) + films.flatMap(\.findings) }

    /// The severity of the worst finding; `nil` where there is none.
    var worst: Severity? { findings.map(\.severity).max() }
}
