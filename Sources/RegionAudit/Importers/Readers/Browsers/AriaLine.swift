import Foundation
import RegionModel

/// A line of an aria snapshot, such as `- button "Back" [ref=e1] [box=16,18,20,21]: ‹`.
struct AriaLine {
    /// How far the line is set in.
    let column: Int
    private(set) var node = AriaNode()
    /// The name of a property of the node above, such as `/url`.
    private(set) var property: String?
    /// What stands after the colon.
    private(set) var value: String?

    /// Reads a line; `nil` for one that is none of a snapshot.
    init?(_ bytes: [UInt8], _ line: Range<Int>) {
        guard let dash = line.first(where: { bytes[$0] > 0x20 }), bytes.has("- ", at: dash) else { return nil }
        column = dash - line.lowerBound
        var text = Array(bytes[(dash + 2)..<line.upperBound])
        while let last = text.last, last <= 0x20 { text.removeLast() }
        if text.first == UInt8(ascii: "'") { text = Self.unquoted(text) }
        var scanner = KeyScanner(bytes: text)
        let word = scanner.word()
        if word.first == "/" {
            property = word
        } else {
            guard let first = word.utf8.first, (0x61...0x7A).contains(first) else { return nil }
            node.role = word
            readMarks(&scanner)
        }
        let hasValue = scanner.skip(UInt8(ascii: ":"))
        if !hasValue, node.box == nil, WebKind.role(ofARIA: node.role) == nil { return nil }
        value = scanner.rest
        node.text = property == nil ? value : nil
    }

    private mutating func readMarks(_ scanner: inout KeyScanner) {
        while !scanner.isAtEnd, !scanner.isAt(UInt8(ascii: ":")) {
            if let name = scanner.name() {
                node.name = node.name ?? name
            } else if let mark = scanner.mark() {
                switch mark.key {
                case "box": node.box = Self.box(mark.value)
                case "disabled": node.facts.insert(.disabled)
                case "selected": node.facts.insert(.selected)
                case "active": node.facts.insert(.focused)
                default: break
                }
            } else {
                scanner.next += 1
            }
        }
    }

    private static func box(_ text: String) -> CGRect? {
        let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 4 else { return nil }
        let known = numbers.compactMap(\.self)
        return known.count == 4 ? .place(x: known[0], y: known[1], width: known[2], height: known[3]) : nil
    }

    /// A key in quotes, as YAML wants it where a colon is in it, and what stands after it.
    private static func unquoted(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var next = 1
        while next < text.count {
            if text[next] == UInt8(ascii: "'") {
                guard next + 1 < text.count, text[next + 1] == UInt8(ascii: "'") else {
                    return result + text[(next + 1)...]
                }
                next += 1
            }
            result.append(text[next])
            next += 1
        }
        return result
    }
}

/// Takes the parts of a key one after the other.
private struct KeyScanner {
    let bytes: [UInt8]
    var next = 0

    var isAtEnd: Bool { next >= bytes.count }

    func isAt(_ sign: UInt8) -> Bool { next < bytes.count && bytes[next] == sign }

    mutating func skip(_ sign: UInt8) -> Bool {
        guard isAt(sign) else { return false }
        next += 1
        return true
    }

    mutating func word() -> String {
        let start = next
        while next < bytes.count, bytes[next] > 0x20, bytes[next] != UInt8(ascii: ":") { next += 1 }
        return bytes.text(start..<next)
    }

    /// A name in quotes, or between slashes where it is a pattern.
    mutating func name() -> String? {
        guard isAt(UInt8(ascii: "\"")) || isAt(UInt8(ascii: "/")) else { return nil }
        let quote = bytes[next]
        let start = next + 1
        next = start
        while next < bytes.count, bytes[next] != quote { next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1 }
        next = min(next, bytes.count)
        let text = String(decoding: DumpText.unescaped(bytes[start..<next]), as: UTF8.self)
        next += 1
        return text.isEmpty ? nil : text.shortened(to: TreeDraft.textLimit)
    }

    /// A mark in brackets, with its value where it has one.
    mutating func mark() -> (key: String, value: String)? {
        guard isAt(UInt8(ascii: "[")), let end = bytes.firstIndex(ofByte: UInt8(ascii: "]"), from: next) else {
            return nil
        }
        let halves = bytes.text((next + 1)..<end).split(separator: "=", maxSplits: 1)
        next = end + 1
        return (halves.first.map(String.init) ?? "", halves.count > 1 ? String(halves[1]) : "")
    }

    /// What is left, without the quotes that YAML puts around some texts.
    var rest: String? {
        guard next < bytes.count else { return nil }
        let text = bytes.text(next..<min(bytes.count, next + TreeDraft.textLimit * 2)).trimmingCharacters(
            in: .whitespaces)
        guard text.count > 1, text.first == "\"", text.last == "\"" else {
            return text.isEmpty ? nil : text.shortened(to: TreeDraft.textLimit)
        }
        return String(decoding: DumpText.unescaped(Array(text.utf8)[...]), as: UTF8.self)
            .trimmingCharacters(in: ["\""]).shortened(to: TreeDraft.textLimit)
    }
}
