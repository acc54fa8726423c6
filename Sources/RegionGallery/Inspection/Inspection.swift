import RegionAudit
import ReservedRegions

/// What came of a screen in a window: where everything is, and what is wrong with it.
struct Inspection {
    let stage: Stage
    let snapshot: LayoutSnapshot
    let findings: [Finding]
}
