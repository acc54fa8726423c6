import Foundation
import RegionModel

extension PictureComposer {
    private static let longestLabel = 200
    private static let inset: CGFloat = 4

    /// What an element without text is called, inside its frame, where there is room for it.
    mutating func addLabel(of element: LayoutElement, _ contents: ElementContents) {
        let frame = element.frame
        guard labelCount < Self.labelLimit, element.lines.isEmpty, frame.width >= 20, frame.height >= 9,
            !contents.hidesCaption, let text = label(of: element, isLeaf: contents.isLeaf)
        else { return }
        let isCaption = !element.role.isBar && (!contents.isLeaf || frame.height > 120 && element.role != .image)
        let style = TextStyle(size: min(11, frame.height * 0.7), weight: element.role.isInteractive ? 600 : 400)
        let request = TextRequest(
            text: String(text.prefix(Self.longestLabel)).replacing("\n", with: " "), style: style,
            width: frame.width - 2 * Self.inset, lineLimit: 1, direction: snapshot.scene.layoutDirection)
        let measurement = measurer.measure(request)
        guard var line = measurement.lines.first, line.text != "…", !line.text.isEmpty else { return }
        let isLeading = isCaption || element.role == .text
        let isReversed = snapshot.scene.layoutDirection == .rightToLeft
        let leading = isReversed ? frame.maxX - Self.inset - line.frame.width : frame.minX + Self.inset
        let x = isLeading ? leading : frame.midX - line.frame.width / 2
        let y = isCaption ? frame.minY + 2 : frame.midY - line.frame.height / 2
        line.frame = line.frame.offsetBy(dx: x - line.frame.minX, dy: y)
        line.baseline += y
        labelCount += 1
        commands.append(
            .text(measurer.glyphs(of: line, style: style), .style(element.role == .text ? .text : .label)))
    }

    /// Elements that hold others say what they are only where nothing of theirs is drawn; those that draw themselves,
    /// nowhere.
    private func label(of element: LayoutElement, isLeaf: Bool) -> String? {
        if !isLeaf {
            guard element.appearance == nil, element.role != .background else { return nil }
            return element.label ?? (element.role == .container ? nil : element.role.words)
        }
        if let appearance = element.appearance, !appearance.marks.isEmpty { return nil }
        if let label = element.label, !label.isEmpty { return label }
        switch element.role {
        case .shape, .background, .divider, .container, .window: return element.appearance == nil ? element.id : nil
        default: return element.role.words
        }
    }
}

extension ElementRole {
    /// The role as people write it: `text field` for `textField`.
    fileprivate var words: String {
        rawValue.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }
}
