import Foundation
import RegionModel

extension DumpText {
    /// The words that begin a tree in the formats that are not JSON.
    private static let treeMarks: [StaticString] = [
        "<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType", "Element subtree:", "SemanticsNode#", "frame = (",
    ]

    /// Whether a string of a JSON document is another dump.
    static func marksTree(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return treeMarks.contains { bytes.firstIndex(of: $0) != nil }
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
