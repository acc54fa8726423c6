import Foundation
import RegionModel

extension DumpText {
    /// The words that begin a tree in the formats that are not JSON.
    private static let treeMarks: [StaticString] = [
        "<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType", "Element subtree:", "SemanticsNode#", "frame = (",
        "[box=", "element_num,depth,", "AX.frame={{", "@1  ",
    ]

    /// Whether a text, such as a string of a JSON document, is a dump that is not JSON.
    static func marksTree(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        treeMarks.contains { bytes.firstIndex(of: $0, from: range.lowerBound, before: range.upperBound) != nil }
    }

    /// Whether a string of a JSON document is JSON itself, with its quotes escaped.
    static func marksJSON(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        jsonMarks.contains { bytes.firstIndex(of: $0, from: range.lowerBound, before: range.upperBound) != nil }
    }

    private static let jsonMarks: [StaticString] = ["{\\\"", "{\\n", "[\\n", "{ \\\"", "{\\r\\n", "[\\r\\n"]

    /// The text from where JSON with escaped quotes begins, without the escapes; `nil` where there is none.
    var withEscapedJSONResolved: [UInt8]? {
        let start = Self.jsonMarks.compactMap { bytes.firstIndex(of: $0) }.min()
        return start.map { Self.unescaped(bytes[$0...]) }
    }

    /// The text without what a log puts before each of its lines; `nil` where that is nothing.
    var withoutLinePrefixes: [UInt8]? {
        for line in bytes.lines().prefix(1000) {
            guard let last = line.last(where: { bytes[$0] > 0x20 }), [0x7B, 0x5B].contains(bytes[last]) else {
                continue
            }
            let start = last > line.lowerBound && bytes[last - 1] == 0x5B ? last - 1 : last
            guard bytes[line.lowerBound..<start].contains(where: { $0 > 0x20 }) else { return nil }
            let prefix = LinePrefix(of: line, before: start, in: bytes)
            let next = bytes.lines(from: line.upperBound + 1).prefix(1).first { _ in true }
            guard let next, prefix.end(in: next, of: bytes) > next.lowerBound else { continue }
            var result: [UInt8] = []
            for line in bytes.lines(from: line.lowerBound) {
                result += bytes[prefix.end(in: line, of: bytes)..<line.upperBound] + [0x0A]
            }
            return result
        }
        return nil
    }

    /// Whether nothing but blanks is there.
    var isBlank: Bool { firstSign == nil }

    /// Whether the first sign is one that begins a JSON document.
    var beginsAsJSON: Bool { firstSign.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false }

    /// Whether the text is HTML, as web contexts have it.
    var isPage: Bool {
        let head = Array(bytes.prefix(1024)).map { $0 | 0x20 }
        return head.firstIndex(of: "<html") != nil || head.firstIndex(of: "<!doctype html") != nil
    }

    /// Whether the text is Espresso's account of the views, which tells no place of any on the screen.
    var isEspresso: Bool {
        bytes.firstIndex(of: "View Hierarchy:").map { bytes.firstIndex(of: "+>", from: $0) != nil } ?? false
    }

    private var firstSign: UInt8? { bytes.first { $0 > 0x20 } }

    /// The line that tells best why there is no tree, in quotes: what says that something went wrong, else the first.
    var telltaleLine: String {
        var first: Range<Int>?
        for line in bytes.lines().prefix(10_000) {
            guard bytes[line].contains(where: { $0 > 0x20 }) else { continue }
            first = first ?? line
            if Self.troubles.contains(where: {
                bytes.firstIndex(of: $0, from: line.lowerBound, before: line.upperBound) != nil
            }) {
                return quote(line)
            }
        }
        return first.map(quote) ?? "nothing"
    }

    private static let troubles: [StaticString] = [
        "ERROR", "Error", "error", "kAX", "null root", "Exception", "Query chain", "not generated", "Failed", "failed",
    ]

    private func quote(_ line: Range<Int>) -> String {
        let text = bytes.text(line.lowerBound..<min(line.upperBound, line.lowerBound + 400))
            .trimmingCharacters(in: .whitespaces)
        return "\"\(text.count > 120 ? text.prefix(120) + "…" : text[...])\""
    }
}
