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
        if lines.count > limit {
            let last = lines[limit - 1]
            lines.removeSubrange((limit - 1)...)
            lines.append(shortened(last, of: text, style: request.style, width: width))
        }
        return arrange(lines, request)
    }

    private func arrange(_ lines: [ShapedLine], _ request: TextRequest) -> TextMeasurement {
        let widest = lines.map(\.width).max() ?? 0
        let share: CGFloat =
            switch (request.alignment, request.direction) {
            case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
            case (.center, _): 0.5
            case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
            }
        var y: CGFloat = 0
        let placed = lines.map { line in
            defer { y += line.height }
            return TextLine(
                text: line.text,
                frame: CGRect(x: (widest - line.width) * share, y: y, width: line.width, height: line.height),
                baseline: y + line.ascent, direction: line.direction == line.text.ownDirection ? nil : line.direction)
        }
        return TextMeasurement(size: CGSize(width: widest, height: y), lines: placed)
    }

    /// The line with an ellipsis, filled up with what comes after it in its paragraph.
    private func shortened(_ line: ShapedLine, of text: String, style: TextStyle, width: CGFloat?) -> ShapedLine {
        guard let width else { return single(line.text + "…", as: line, style: style) }
        let bytes = text.utf8.dropFirst(line.start)
        let rest = line.isContinued ? bytes.prefix { $0 != UInt8(ascii: "\n") } : bytes.prefix(line.end - line.start)
        let characters = Substring(rest)
        let fits = { [self] (count: Int) in
            self.width(of: Self.ellipsized(characters, count), style: style, direction: line.direction) <= width
        }
        let count = characters.count
        var (low, high) = (0, min(line.text.count + 8, count))
        while high < count, fits(high) { (low, high) = (high, min(high * 2, count)) }
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(middle) { low = middle } else { high = middle - 1 }
        }
        return single(Self.ellipsized(characters, low), as: line, style: style)
    }

    private static func ellipsized(_ text: Substring, _ count: Int) -> String {
        var result = String(text.prefix(count))
        result.trimEnd()
        return result + "…"
    }

    private func single(_ text: String, as line: ShapedLine, style: TextStyle) -> ShapedLine {
        lines(of: text, style: style, width: nil, direction: line.direction, isFixed: true).first ?? line
    }
}
