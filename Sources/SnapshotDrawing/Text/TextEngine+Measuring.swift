import Foundation
import RegionModel

extension TextEngine {
    /// The largest part of a text that is measured, in bytes of UTF-8; nothing people read on a screen is longer.
    static let textLimit = 100_000

    /// The size and the lines of a text.
    ///
    /// - Complexity: O(n) in the characters.
    func measure(_ request: TextRequest) -> TextMeasurement {
        let text = request.text.drawable(limit: Self.textLimit)
        let width = request.width.flatMap { $0.isNaN ? nil : $0 }
        var lines = lines(of: text, style: request.style, width: width, direction: request.direction)
        let limit = max(request.lineLimit ?? .max, 1)
        let isTruncated = lines.count > limit
        if isTruncated {
            let last = lines[limit - 1]
            lines.removeSubrange((limit - 1)...)
            lines.append(shortened(last, of: text, request, width: width))
        }
        var measurement = arrange(lines, request)
        measurement.isTruncated = isTruncated
        return measurement
    }

    private func arrange(_ lines: [ShapedLine], _ request: TextRequest) -> TextMeasurement {
        let widest = lines.map(\.width).max() ?? 0
        let share: CGFloat =
            switch (request.alignment, request.direction) {
            case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
            case (.center, _): 0.5
            case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
            }
        let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
        var y: CGFloat = 0
        let placed = lines.map { line in
            defer { y += line.height + spacing }
            return TextLine(
                text: line.text,
                frame: CGRect(x: (widest - line.width) * share, y: y, width: line.width, height: line.height),
                baseline: y + line.ascent, direction: line.direction == line.text.ownDirection ? nil : line.direction)
        }
        return TextMeasurement(size: CGSize(width: widest, height: y - spacing), lines: placed)
    }

    /// The line with an ellipsis, filled up with what comes after it: in its paragraph, where the end is left out, and
    /// else in all the text.
    private func shortened(
        _ line: ShapedLine, of text: String, _ request: TextRequest, width: CGFloat?
    ) -> ShapedLine {
        let style = request.style
        guard let width else { return single(line.text + "…", as: line, style: style) }
        let rest = rest(of: text, from: line, request.truncation)
        let fits = { [self] (count: Int) in
            self.width(of: request.truncation.shorten(rest, to: count), style: style, direction: line.direction)
                <= width
        }
        let count = rest.count
        var (low, high) = (0, min(line.text.count + 8, count))
        while high < count, fits(high) { (low, high) = (high, min(high * 2, count)) }
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(middle) { low = middle } else { high = middle - 1 }
        }
        return single(request.truncation.shorten(rest, to: low), as: line, style: style)
    }

    private func rest(of text: String, from line: ShapedLine, _ mode: TruncationMode) -> String {
        let bytes = text.utf8.dropFirst(line.start)
        guard mode == .tail else { return String(Substring(bytes)).replacing("\n", with: " ") }
        let end = line.isContinued ? bytes.prefix { $0 != UInt8(ascii: "\n") } : bytes.prefix(line.end - line.start)
        return String(Substring(end))
    }

    private func single(_ text: String, as line: ShapedLine, style: TextStyle) -> ShapedLine {
        lines(of: text, style: style, width: nil, direction: line.direction, isFixed: true).first ?? line
    }
}
