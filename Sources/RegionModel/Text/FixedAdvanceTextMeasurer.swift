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
        let lengths = rows.map(\.length)
        let widest = CGFloat(lengths.max() ?? 0) * advance
        let isReversed = request.direction == .rightToLeft
        let lines = rows.enumerated().map { index, row in
            let width = CGFloat(lengths[index]) * advance
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
        guard let perLine, paragraph.length > perLine else { return [String(paragraph)] }
        var rows: [String] = []
        var row = ""
        var length = 0
        for word in paragraph.words {
            let wordLength = word.length
            if length > 0, length + 1 + wordLength <= perLine {
                row += " "
                row += word
                length += 1 + wordLength
                continue
            }
            if length > 0 { rows.append(row) }
            var (rest, restLength) = (word, wordLength)
            while restLength > perLine {
                rows.append(String(rest.prefix(perLine)))
                rest = rest.dropFirst(perLine)
                restLength -= perLine
            }
            (row, length) = (String(rest), restLength)
        }
        return length == 0 && !rows.isEmpty ? rows : rows + [row]
    }
}

extension StringProtocol {
    /// Whether every character is one byte; a line break of two bytes is one character.
    fileprivate var isPlain: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

    /// How many characters there are. Most text is plain, and is then counted without looking for characters.
    fileprivate var length: Int { isPlain ? utf8.count : count }
}

extension Substring {
    /// What stands between spaces.
    fileprivate var words: [Substring] {
        isPlain
            ? utf8.split(separator: 0x20).map { Substring($0) }
            : split(separator: " ", omittingEmptySubsequences: true)
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
