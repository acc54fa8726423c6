import RegionModel

/// The colours of a picture: on a light or on a dark ground.
///
/// Elements with colours of their own were made for a light window and keep it in either theme.
public enum PictureTheme: String, Hashable, CaseIterable, Sendable {
    case light, dark
}

extension PictureTheme {
    /// How a part of a picture looks in this theme.
    func attributes(of style: PictureStyle) -> StyleAttributes {
        let inks = self == .light ? Inks.light : Inks.dark
        return switch style {
        case .window: StyleAttributes(fill: inks.ground, stroke: inks.edge)
        case .safeArea: StyleAttributes(stroke: inks.safeArea, 0.75, dash: [5, 4])
        case .text: StyleAttributes(fill: inks.text)
        case .label: StyleAttributes(fill: inks.quiet)
        case .frame: StyleAttributes(stroke: inks.quiet.faded(0.45), 0.5)
        case .control: StyleAttributes(fill: inks.control, stroke: inks.edge)
        case .copy: StyleAttributes(fill: inks.quiet.faded(0.06), stroke: inks.quiet.faded(0.5), 0.5)
        case .image: StyleAttributes(fill: inks.quiet.faded(0.18), stroke: inks.quiet.faded(0.5), 0.5)
        case .bar: StyleAttributes(fill: inks.quiet.faded(0.1), stroke: inks.quiet.faded(0.35), 0.5)
        case .dialog: StyleAttributes(fill: inks.raised, stroke: inks.edge)
        case .backdrop: StyleAttributes(fill: inks.quiet.faded(0.05))
        case .group: StyleAttributes(stroke: inks.quiet.faded(0.5), 0.5, dash: [2, 2])
        case .halo: StyleAttributes(stroke: inks.ground.faded(0.85), 5)
        case .badgeText: StyleAttributes(fill: inks.onBadge)
        case .noteText: StyleAttributes(fill: inks.note)
        default: regionAttributes(of: style, inks) ?? markAttributes(of: style, inks)
        }
    }

    private func regionAttributes(of style: PictureStyle, _ inks: Inks) -> StyleAttributes? {
        switch style {
        case .occlusion: StyleAttributes(fill: inks.occlusion.faded(0.1), stroke: inks.occlusion.faded(0.8), 1)
        case .occlusionHatch, .divisionHatch, .idleOcclusionHatch, .idleDivisionHatch: StyleAttributes()
        case .occlusionLine: StyleAttributes(stroke: inks.occlusion.faded(0.7), 1.6)
        case .occlusionCore: StyleAttributes(fill: inks.occlusion.faded(0.22), stroke: inks.occlusion, 1.25)
        case .division: StyleAttributes(fill: inks.division.faded(0.1), stroke: inks.division.faded(0.7), 1)
        case .divisionLine: StyleAttributes(stroke: inks.division.faded(0.6), 1.2)
        case .divisionCore: StyleAttributes(fill: inks.division.faded(0.3), stroke: inks.division, 2)
        case .idleOcclusion: StyleAttributes(stroke: inks.occlusion.faded(0.75), 1, dash: [1, 3])
        case .idleOcclusionLine: StyleAttributes(stroke: inks.occlusion.faded(0.16), 0.8)
        case .idleDivision: StyleAttributes(stroke: inks.division.faded(0.75), 1, dash: [1, 3])
        case .idleDivisionLine: StyleAttributes(stroke: inks.division.faded(0.16), 0.8)
        default: nil
        }
    }

    private func markAttributes(of style: PictureStyle, _ inks: Inks) -> StyleAttributes {
        switch style {
        case .error: StyleAttributes(stroke: inks.error, 2.5)
        case .errorArea: StyleAttributes(fill: inks.error.faded(0.4))
        case .errorBadge: StyleAttributes(fill: inks.error, stroke: inks.ground, 1)
        case .errorMove: StyleAttributes(stroke: inks.error, 1.5, dash: [4, 3])
        case .warning: StyleAttributes(stroke: inks.warning, 2, dash: [7, 3])
        case .warningArea: StyleAttributes(fill: inks.warning.faded(0.4))
        case .warningBadge: StyleAttributes(fill: inks.warning, stroke: inks.ground, 1)
        case .warningMove: StyleAttributes(stroke: inks.warning, 1.5, dash: [4, 3])
        case .note: StyleAttributes(stroke: inks.note, 1.5, dash: [2, 2])
        case .noteArea: StyleAttributes(fill: inks.note.faded(0.3))
        case .noteBadge: StyleAttributes(fill: inks.ground, stroke: inks.note, 1.25)
        default: StyleAttributes(stroke: inks.note, 1.5, dash: [4, 3])
        }
    }
}

extension PictureTheme {
    /// The colours that the parts share.
    private struct Inks {
        let ground, raised, edge, text, quiet, control, safeArea: RGBA
        let error, warning, note, onBadge: RGBA
        /// Orange and blue differ for people who see no red or no green too. They are alike in both themes since all
        /// pictures of a page share their hatches, whether they turn dark or not.
        let occlusion = RGBA(0xDD6510), division = RGBA(0x1C80C4)

        static let light = Inks(
            ground: RGBA(0xFFFFFF), raised: RGBA(0xFAFAFC), edge: RGBA(0x8E8E93), text: RGBA(0x1C1C1E),
            quiet: RGBA(0x55555C), control: RGBA(0xE8F0FE), safeArea: RGBA(0x5E7F8A),
            error: RGBA(0xB3004B), warning: RGBA(0x8A6100), note: RGBA(0x4B5B73), onBadge: RGBA(0xFFFFFF))
        static let dark = Inks(
            ground: RGBA(0x1C1C1E), raised: RGBA(0x2C2C2E), edge: RGBA(0x7C7C82), text: RGBA(0xF2F2F7),
            quiet: RGBA(0xB4B4BC), control: RGBA(0x24344D), safeArea: RGBA(0x86A8B4),
            error: RGBA(0xFF6FA5), warning: RGBA(0xF0C04A), note: RGBA(0xA9BAD3), onBadge: RGBA(0x1C1C1E))
    }
}

extension RGBA {
    /// The colour at a share of its opacity.
    func faded(_ share: Double) -> RGBA {
        var result = self
        result.alpha *= share
        return result
    }
}
