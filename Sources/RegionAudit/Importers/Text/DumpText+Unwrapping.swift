import Foundation

extension DumpText {
    /// The text without what it is wrapped in: the references of an XML report, the escapes of a string literal.
    ///
    /// A literal in a literal is unwrapped as well.
    var unwrapped: DumpText {
        var text = self
        for mark in Self.referredMarks where text.bytes.firstIndex(of: mark.plain) == nil {
            if let start = text.bytes.firstIndex(of: mark.wrapped) { text = text.withReferencesResolved(from: start) }
        }
        for _ in 0..<2 {
            guard let start = text.escapedStart else { break }
            text = text.unescaped(from: start)
        }
        return text
    }

    private static let referredMarks: [(plain: StaticString, wrapped: StaticString)] = [
        ("<hierarchy", "&lt;hierarchy"), ("<displays", "&lt;displays"), ("<AppiumAUT", "&lt;AppiumAUT"),
        ("<XCUIElementType", "&lt;XCUIElementType"), ("label: '", "Element subtree:"), ("<UI", "&lt;UI"),
    ]

    /// Where a tree begins whose lines or attributes are written with escapes; `nil` where none does.
    private var escapedStart: Int? {
        for mark in Self.markupMarks {
            guard let start = bytes.firstIndex(of: mark) else { continue }
            let end = bytes.firstIndex(ofByte: UInt8(ascii: ">"), from: start) ?? bytes.count
            let hasEscapedEnd = bytes.has(">\\", at: end)
            let hasEscapedQuote = bytes.firstIndex(of: "=\\", from: start, before: min(end, start + 4096)) != nil
            return hasEscapedEnd || hasEscapedQuote ? start : nil
        }
        for mark in Self.lineMarks {
            guard let start = bytes.firstIndex(of: mark) else { continue }
            let end = bytes.firstIndex(ofByte: UInt8(ascii: "\n"), from: start) ?? bytes.count
            return bytes.firstIndex(of: "\\n", from: start, before: end) == nil ? nil : start
        }
        return nil
    }

    private static let markupMarks: [StaticString] = ["<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType"]
    private static let lineMarks: [StaticString] = ["Element subtree:", "SemanticsNode#", "Attributes: Application"]
}
