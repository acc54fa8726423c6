import Foundation
import RegionModel

/// The beginning of an element in XCUITest's text: where its type stands, and how far it is indented.
struct XCUITestLine {
    private let bytes: [UInt8]
    private let type: Range<Int>
    /// Where the element begins in the text, its arrow counted.
    let start: Int
    /// How far from the line's beginning, or the end of what a log puts there, its type stands, in characters.
    let column: Int

    /// The element that begins on a line; `nil` where none does, as where a label goes on.
    ///
    /// - Parameter prefix: What stands before each line; `nil` where that is not known yet.
    init?(_ bytes: [UInt8], in line: Range<Int>, after prefix: LinePrefix?) {
        let begin = prefix?.end(in: line, of: bytes) ?? line.lowerBound
        guard let start = Self.start(bytes, begin..<line.upperBound, mayHavePrefix: prefix == nil) else { return nil }
        var next = start
        if bytes.has("→", at: next) { next += 3 } else if bytes.has("->", at: next) { next += 2 }
        while next < line.upperBound, bytes[next] == 0x20 { next += 1 }
        var end = next
        while end < line.upperBound, Self.isLetter(bytes[end]) { end += 1 }
        guard end > next,
            Self.continues(bytes, at: end, before: line.upperBound, isNamed: Self.isType(bytes, next..<end))
        else { return nil }
        self.bytes = bytes
        self.start = start
        type = next..<end
        column = bytes[begin..<next].count { $0 & 0xC0 != 0x80 }
    }

    /// Where an element may begin: at the first sign, or where the arrow is behind what a log put there.
    private static func start(_ bytes: [UInt8], _ line: Range<Int>, mayHavePrefix: Bool) -> Int? {
        guard let first = bytes[line].firstIndex(where: { $0 > 0x20 }) else { return nil }
        guard mayHavePrefix, !isLetter(bytes[first]) || bytes.has("I/", at: first) else { return first }
        return bytes.firstIndex(of: "→", from: first, before: line.upperBound) ?? wordBeforeAddress(
            bytes, first..<line.upperBound)
            ?? first
    }

    private static func wordBeforeAddress(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
        guard var end = bytes.firstIndex(of: ", 0x", from: line.lowerBound, before: line.upperBound) else { return nil }
        if end >= 7, bytes.has(" (Main)", at: end - 7) { end -= 7 }
        var start = end
        while start > line.lowerBound, isLetter(bytes[start - 1]) { start -= 1 }
        return start < end ? start : nil
    }

    private static func isType(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        AppleKind.role(of: bytes.text(range)) != nil
    }

    /// Whether what follows a word makes it an element's type.
    private static func continues(_ bytes: [UInt8], at index: Int, before end: Int, isNamed: Bool) -> Bool {
        let index = bytes.has(" (Main)", at: index) ? index + 7 : index
        if bytes.has(", 0x", at: index) || bytes.has(", {{", at: index) { return true }
        guard isNamed else { return false }
        return bytes.has(" 0x", at: index) || following.contains { bytes.has($0, at: index) }
    }

    private static let following: [StaticString] = [
        ", pid: ", ", traits: ", ", identifier: '", ", label: '", ", title: '", ", Main Window",
        ", placeholderValue: '",
    ]

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}

extension XCUITestLine {
    /// The whole element, whose text goes on to the given index, and whether it is the main window.
    func element(to end: Int) -> (AppleElement, isMain: Bool) {
        // What the first versions of Xcode print behind an element is of no use.
        let end = bytes.firstIndex(of: "<XCAccessibilityElement:", from: type.upperBound, before: end) ?? end
        var parts = Parts(bytes: bytes, next: type.upperBound, end: end)
        var element = AppleElement(kind: bytes.text(type))
        parts.read(into: &element)
        return (element, parts.isMain)
    }
}

/// Reads what stands behind an element's type: names in a known order, texts in quotes that are not escaped.
private struct Parts {
    let bytes: [UInt8]
    var next: Int
    let end: Int
    var isMain = false

    /// The names whose values are quoted, in the order in which they come.
    private static let names: [StaticString] = ["identifier: '", "label: '", "title: '", "placeholderValue: '"]
    private static let flags: [(StaticString, ElementFacts)] = [
        ("Disabled", .disabled), ("Selected", .selected), ("Focused", .focused), ("Keyboard Focused", .focused),
    ]

    mutating func read(into element: inout AppleElement) {
        if bytes.has(" (Main)", at: next) {
            isMain = true
            next += 7
        }
        var reached = 0
        while next < end {
            guard skipSeparator() else { return }
            if bytes.has("{{", at: next) {
                readFrame(&element)
            } else if let name = (reached..<Self.names.count).first(where: { bytes.has(Self.names[$0], at: next) }) {
                reached = name + 1
                set(quoted(after: name), name, in: &element)
            } else if bytes.has("value: ", at: next) {
                element.value = value()
            } else if let flag = Self.flags.first(where: { bytes.has($0.0, at: next) }) {
                element.facts.insert(flag.1)
                next += flag.0.utf8CodeUnitCount
            } else {
                if bytes.has("Main Window", at: next) { isMain = true }
                skipPart()
            }
        }
    }

    /// Passes over `, `, or `: ` as the oldest have it; `false` where the element ends.
    private mutating func skipSeparator() -> Bool {
        while next < end, [0x20, 0x2C, 0x3A].contains(bytes[next]) { next += 1 }
        return next < end && bytes[next] != 0x0A
    }

    /// Passes over an address, a number of a process or what else is of no use.
    private mutating func skipPart() {
        while next < end, bytes[next] != 0x2C, bytes[next] != 0x0A, !bytes.has(": ", at: next) { next += 1 }
    }

    private mutating func readFrame(_ element: inout AppleElement) {
        let close = bytes.firstIndex(of: "}}", from: next, before: end).map { $0 + 2 } ?? end
        var numbers = NumberScanner(bytes, in: next..<close)
        next = close
        guard let (x, y, width, height) = numbers.nextFour() else { return }
        element.frame = .place(x: x, y: y, width: width, height: height)
    }

    private func set(_ text: String, _ name: Int, in element: inout AppleElement) {
        guard !text.isEmpty else { return }
        switch name {
        case 0: element.identifier = text
        case 1: element.label = text
        case 2: element.label = element.label ?? text
        default: element.placeholder = text
        }
    }

    /// The text up to the first quote behind which the element ends or a later name or a flag stands.
    private mutating func quoted(after name: Int) -> String {
        let start = next + Self.names[name].utf8CodeUnitCount
        var quote = start
        var last: Int?
        while let found = bytes.firstIndex(ofByte: UInt8(ascii: "'"), from: quote, before: end) {
            last = found
            if closes(found + 1, after: name) { break }
            quote = found + 1
        }
        let close = last ?? end
        next = min(end, close + 1)
        return bytes.text(start..<min(close, start + TreeDraft.textLimit)).shortened(to: TreeDraft.textLimit)
    }

    private func closes(_ index: Int, after name: Int) -> Bool {
        guard index < end else { return true }
        guard bytes.has(", ", at: index) else { return isBlank(from: index) }
        let later = index + 2
        return bytes.has("value: ", at: later) || Self.names[(name + 1)...].contains { bytes.has($0, at: later) }
            || Self.flags.contains { bytes.has($0.0, at: later) && ends(later + $0.0.utf8CodeUnitCount) }
    }

    private func ends(_ index: Int) -> Bool { index >= end || bytes[index] == 0x0A || bytes.has(", ", at: index) }

    private func isBlank(from index: Int) -> Bool {
        var index = index
        while index < end, bytes[index] <= 0x20 { index += 1 }
        return index >= end
    }

    /// The value, which is not quoted and may hold commas: all up to a flag behind which the element ends.
    private mutating func value() -> String {
        let start = next + 7
        next = start
        while next < end {
            if bytes.has(", ", at: next),
                Self.flags.contains(where: { bytes.has($0.0, at: next + 2) && ends(next + 2 + $0.0.utf8CodeUnitCount) })
            {
                break
            }
            next += 1
        }
        return bytes.text(start..<min(next, start + TreeDraft.textLimit)).trimmingCharacters(
            in: .whitespacesAndNewlines)
    }
}
