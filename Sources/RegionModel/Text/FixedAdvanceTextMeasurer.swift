import Foundation

/// A measurer without fonts: every character is half as wide as the font is large, and a line is 1.2 times as high.
///
/// The same text measures the same on every machine, so tests can state exact numbers.
public struct FixedAdvanceTextMeasurer: TextMeasurer {
    /// A measurer; they are all alike.
    public init() {}

    /// Breaks at spaces, and within a word that is wider than a whole line.
    ///
    /// - Complexity: O(n) in the characters.
    public func measure(_ request: TextRequest) -> TextMeasurement {
        let advance = max(request.style.size / 2 + request.style.tracking, 0)
        let lineHeight = request.style.size * 1.2
        let perLine = request.width.map {
            max(1, Int(($0 / max(advance, 1e-9) + 1e-9).rounded(.down).clamped(to: 1...1e6)))
        }
        var rows = request.text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { Self.rows(of: $0, perLine: perLine) }
        let limit = max(request.lineLimit ?? rows.count, 1)
        let isTruncated = rows.count > limit
        if isTruncated {
            let rest = request.truncation == .tail ? rows[limit - 1] : rows[(limit - 1)...].joined(separator: " ")
            rows.removeSubrange((limit - 1)...)
            rows.append(request.truncation.shorten(rest, to: max(0, (perLine ?? rest.count + 1) - 1)))
        }
        let step = lineHeight + request.lineSpacing
        let widest = CGFloat(rows.map(\.count).max() ?? 0) * advance
        let isReversed = request.direction == .rightToLeft
        let lines = rows.enumerated().map { index, row in
            let width = CGFloat(row.count) * advance
            let share: CGFloat =
                switch request.alignment {
                case .leading: isReversed ? 1 : 0
                case .center: 0.5
                case .trailing: isReversed ? 0 : 1
                }
            let y = CGFloat(index) * step
            return TextLine(
                text: row, frame: CGRect(x: (widest - width) * share, y: y, width: width, height: lineHeight),
                baseline: y + request.style.size)
        }
        let height = CGFloat(rows.count - 1) * step + lineHeight
        return TextMeasurement(size: CGSize(width: widest, height: height), lines: lines, isTruncated: isTruncated)
    }

    /// Baselines lie as far from the top as the font is large; capitals are 0.7 times as high.
    public func metrics(of style: TextStyle) -> FontMetrics {
        FontMetrics(ascent: style.size, descent: style.size * 0.2, capHeight: style.size * 0.7)
    }

    private static func rows(of paragraph: Substring, perLine: Int?) -> [String] {
        guard let perLine, paragraph.count > perLine else { return [String(paragraph)] }
        var rows: [String] = []
        var row = ""
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: true) {
            if !row.isEmpty, row.count + 1 + word.count <= perLine {
                row += " " + word
                continue
            }
            if !row.isEmpty { rows.append(row) }
            var rest = word
            while rest.count > perLine {
                rows.append(String(rest.prefix(perLine)))
                rest = rest.dropFirst(perLine)
            }
            row = String(rest)
        }
        return row.isEmpty && !rows.isEmpty ? rows : rows + [row]
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
