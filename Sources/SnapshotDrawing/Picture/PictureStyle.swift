/// A part of a picture that has a look of its own; its raw value is the name of its class in SVG, after `p-`.
enum PictureStyle: String, CaseIterable, Sendable {
    case window, safeArea = "safe-area"
    case text, label, frame
    case control, copy, image, bar, dialog, backdrop, group
    case occlusion, occlusionHatch = "occlusion-hatch", occlusionLine = "occlusion-line", occlusionCore =
        "occlusion-core"
    case division, divisionHatch = "division-hatch", divisionLine = "division-line", divisionCore = "division-core"
    case idleOcclusion = "idle-occlusion", idleOcclusionHatch = "idle-occlusion-hatch"
    case idleOcclusionLine = "idle-occlusion-line"
    case idleDivision = "idle-division", idleDivisionHatch = "idle-division-hatch"
    case idleDivisionLine = "idle-division-line"
    case halo
    case error, errorArea = "error-area", errorBadge = "error-badge", errorMove = "error-move"
    case warning, warningArea = "warning-area", warningBadge = "warning-badge", warningMove = "warning-move"
    case note, noteArea = "note-area", noteBadge = "note-badge", noteMove = "note-move"
    case badgeText = "badge-text", noteText = "note-text"

    /// The lines that fill the part, where it is hatched. Kinds differ in slant as well as in hue.
    var hatch: Hatch? {
        switch self {
        case .occlusionHatch: Hatch(angle: 45, spacing: 7, lines: .occlusionLine)
        case .idleOcclusionHatch: Hatch(angle: 45, spacing: 7, lines: .idleOcclusionLine)
        case .divisionHatch: Hatch(angle: -45, spacing: 9, lines: .divisionLine)
        case .idleDivisionHatch: Hatch(angle: -45, spacing: 9, lines: .idleDivisionLine)
        default: nil
        }
    }
}
