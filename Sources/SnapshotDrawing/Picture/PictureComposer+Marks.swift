import Foundation
import RegionGeometry
import RegionModel

extension PictureComposer {
    private static let badgeHeight: CGFloat = 17

    mutating func addMarks(_ marks: [PictureMark]) {
        for mark in marks {
            commands.append(.beginGroup(title: "\(mark.severity.rawValue) \(mark.number)", number: mark.number))
            addOutline(mark)
            addMove(mark)
            commands.append(.end)
        }
        // Badges come last so that no outline hides a number.
        var taken: Set<[Int]> = []
        for mark in marks { addBadge(mark, taken: &taken) }
    }

    private mutating func addOutline(_ mark: PictureMark) {
        let styles = mark.severity.styles
        if let region = mark.region, region.isDrawable {
            let shared = mark.frame.intersection(region)
            if !shared.isNull, !shared.isEmpty { add(.rectangle(shared), styles.area) }
        }
        let frame = PictureShape.rectangle(mark.frame.insetBy(dx: -1, dy: -1), cornerRadius: 2)
        add(frame, .halo)
        add(frame, styles.outline)
    }

    /// The frame where it would go, and an arrow from the edge that leads the way.
    private mutating func addMove(_ mark: PictureMark) {
        guard let move = mark.move, move.width.isFinite, move.height.isFinite else { return }
        let length = (move.width * move.width + move.height * move.height).squareRoot()
        guard length >= 1, length < 1e6 else { return }
        let styles = mark.severity.styles
        add(.rectangle(mark.frame.offsetBy(dx: move.width, dy: move.height), cornerRadius: 2), styles.move)
        let start = mark.frame.middleOfEdge(towards: move)
        let end = CGPoint(x: start.x + move.width, y: start.y + move.height)
        let head = min(9, length)
        let (along, across) = (
            CGSize(width: move.width / length * head, height: move.height / length * head),
            CGSize(width: -move.height / length * head / 2, height: move.width / length * head / 2)
        )
        var line = VectorPath()
        line.move(to: start)
        line.line(to: CGPoint(x: end.x - along.width, y: end.y - along.height))
        var tip = VectorPath()
        tip.add(polygon: [
            end, CGPoint(x: end.x - along.width + across.width, y: end.y - along.height + across.height),
            CGPoint(x: end.x - along.width - across.width, y: end.y - along.height - across.height),
        ])
        add(.path(line), .halo)
        add(.path(line), styles.outline)
        add(.path(tip), styles.tip)
    }

    /// The number at the frame's leading top corner, beside other badges that are there already.
    private mutating func addBadge(_ mark: PictureMark, taken: inout Set<[Int]>) {
        let style = TextStyle(size: 11, weight: 700)
        guard var line = measurer.measure(TextRequest(text: String(mark.number), style: style)).lines.first else {
            return
        }
        let height = Self.badgeHeight
        let width = max(height, line.frame.width + 8)
        let isReversed = snapshot.scene.layoutDirection == .rightToLeft
        var center = CGPoint(x: isReversed ? mark.frame.maxX : mark.frame.minX, y: mark.frame.minY)
        center.x = min(max(center.x, bounds.minX + width / 2), max(bounds.maxX - width / 2, bounds.minX + width / 2))
        center.y = min(max(center.y, bounds.minY + height / 2), max(bounds.maxY - height / 2, bounds.minY + height / 2))
        let step = (width + 1) * (isReversed ? -1 : 1)
        var tries = 16
        while !taken.insert([Int(center.x / height), Int(center.y / height)]).inserted, tries > 0 {
            center.x += step
            tries -= 1
        }
        let frame = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        let styles = mark.severity.styles
        commands.append(.beginGroup(title: "\(mark.severity.rawValue) \(mark.number)", number: mark.number))
        add(.rectangle(frame, cornerRadius: styles.isRound ? height / 2 : 3), styles.badge)
        let capHeight = 0.727 * style.size
        line.frame.origin = CGPoint(x: center.x - line.frame.width / 2, y: frame.minY)
        line.baseline = center.y + capHeight / 2
        commands.append(.text(measurer.glyphs(of: line, style: style), .style(styles.number)))
        commands.append(.end)
    }
}

extension CGRect {
    /// The middle of the edge that is ahead in a move.
    fileprivate func middleOfEdge(towards move: CGSize) -> CGPoint {
        if abs(move.width) >= abs(move.height) { return CGPoint(x: move.width > 0 ? maxX : minX, y: midY) }
        return CGPoint(x: midX, y: move.height > 0 ? maxY : minY)
    }
}

extension Severity {
    fileprivate struct Styles {
        let outline, area, badge, move, tip, number: PictureStyle
        let isRound: Bool
    }

    fileprivate var styles: Styles {
        switch self {
        case .error:
            Styles(
                outline: .error, area: .errorArea, badge: .errorBadge, move: .errorMove, tip: .errorBadge,
                number: .badgeText, isRound: true)
        case .warning:
            Styles(
                outline: .warning, area: .warningArea, badge: .warningBadge, move: .warningMove, tip: .warningBadge,
                number: .badgeText, isRound: false)
        case .note:
            Styles(
                outline: .note, area: .noteArea, badge: .noteBadge, move: .noteMove, tip: .noteBadge,
                number: .noteText, isRound: false)
        }
    }
}
