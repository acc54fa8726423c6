import RegionAudit
import ReservedRegions

/// A screen in every window that it was asked for in.
struct ScreenInspections {
    let name: String
    let inspections: [Inspection]
}
