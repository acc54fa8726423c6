import Foundation

/// Reads JSON as RFC 8259 defines it: one value in UTF-8 and nothing else, numbers within a `Double`'s range.
///
/// What is open is kept on a list rather than on the call stack, which no document can exhaust therefore.
struct JSONParser {
    private let bytes: UnsafeRawBufferPointer
    private var next = 0
    private var open: [Container] = []

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// An array or an object that is not yet complete.
    private struct Container {
        let isObject: Bool
        /// The name of the member whose value comes next.
        var key = ""
        var items: [JSONValue] = []
        var members: [String: JSONValue] = [:]

        var value: JSONValue { isObject ? .object(members) : .array(items) }
        var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    }

    /// The value of a document.
    ///
    /// - Throws: `InputError` naming the line and the column.
    /// - Complexity: O(n) in the bytes.
    static func parse(_ data: Data) throws(InputError) -> JSONValue {
        try data.withUnsafeBytes { bytes in
            Result { () throws(InputError) in
                var parser = JSONParser(bytes)
                return try parser.document()
            }
        }.get()
    }

    private mutating func document() throws(InputError) -> JSONValue {
        while true {
            guard var value = try beginning() else { continue }
            var isPending = true
            while isPending {
                guard let last = open.indices.last else {
                    skipBlanks()
                    if next < bytes.count { throw unexpected("the end of the JSON document") }
                    return value
                }
                if open[last].isObject {
                    open[last].members[open[last].key] = value
                } else {
                    open[last].items.append(value)
                }
                isPending = try closes(open[last].end)
                if isPending { value = open.removeLast().value }
            }
        }
    }

    /// The value that begins here, or `nil` where it is an array or an object with something in it, now open.
    private mutating func beginning() throws(InputError) -> JSONValue? {
        skipBlanks()
        guard let byte = peek, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else { return try scalar() }
        let container = Container(isObject: byte == UInt8(ascii: "{"))
        guard open.count < JSONValue.depthLimit else {
            throw InputError(
                found: "nesting deeper than \(JSONValue.depthLimit) levels", expected: "a flatter document")
        }
        next += 1
        skipBlanks()
        if peek == container.end {
            next += 1
            return container.value
        }
        open.append(container)
        if container.isObject { try readKey() }
        return nil
    }

    /// Whether a value is the last of its container; after a comma another one is to come.
    private mutating func closes(_ end: UInt8) throws(InputError) -> Bool {
        skipBlanks()
        if peek == end {
            next += 1
            return true
        }
        guard peek == UInt8(ascii: ",") else {
            throw unexpected("a comma or \"\(Character(UnicodeScalar(end)))\"")
        }
        next += 1
        if end == UInt8(ascii: "}") { try readKey() }
        return false
    }

    private mutating func readKey() throws(InputError) {
        skipBlanks()
        guard peek == UInt8(ascii: "\"") else { throw unexpected("the name of a member in quotes") }
        open[open.count - 1].key = try string()
        skipBlanks()
        guard peek == UInt8(ascii: ":") else { throw unexpected("a colon") }
        next += 1
    }

    private mutating func scalar() throws(InputError) -> JSONValue {
        switch peek {
        case UInt8(ascii: "\""): return .string(try string())
        case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): return .number(try number())
        default:
            for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
            where bytes[next...].starts(with: word.utf8) {
                next += word.utf8.count
                return value
            }
            throw unexpected("a JSON value")
        }
    }
}

extension JSONParser {
    private var peek: UInt8? { next < bytes.count ? bytes[next] : nil }

    private mutating func skipBlanks() {
        while next < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[next]) { next += 1 }
    }

    /// The error that something else was expected than what stands here.
    private func unexpected(_ expected: String) -> InputError {
        guard next < bytes.count else { return error(at: next, found: "the end of the text", expected: expected) }
        let rest = String(decoding: bytes[next...].prefix(8), as: UTF8.self)
        return error(at: next, found: JSONWriter.quote(String(rest.prefix(1))), expected: expected)
    }

    private func error(at index: Int, found: String, expected: String) -> InputError {
        let before = bytes[..<index]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // Bytes that continue a character are not columns of their own.
        let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
        return InputError(place: "line \(line), column \(column)", found: found, expected: expected)
    }

    private mutating func number() throws(InputError) -> Double {
        let start = next
        if peek == UInt8(ascii: "-") { next += 1 }
        if peek == UInt8(ascii: "0") { next += 1 } else { try skipDigits() }
        if peek == UInt8(ascii: ".") {
            next += 1
            try skipDigits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            next += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { next += 1 }
            try skipDigits()
        }
        let text = String(decoding: bytes[start..<next], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            throw error(
                at: start, found: "the number \(text.prefix(40))", expected: "one that is not beyond all bounds")
        }
        return number
    }

    private mutating func skipDigits() throws(InputError) {
        let start = next
        while next < bytes.count, Self.digits.contains(bytes[next]) { next += 1 }
        if next == start { throw unexpected("a digit") }
    }
}

extension JSONParser {
    private mutating func string() throws(InputError) -> String {
        let start = next
        next += 1
        skipPlainCharacters()
        var text: String?
        if peek == UInt8(ascii: "\"") {
            text = String(validating: bytes[(start + 1)..<next], as: UTF8.self)
        } else {
            var units = Array(bytes[(start + 1)..<next])
            while peek != UInt8(ascii: "\"") {
                guard peek == UInt8(ascii: "\\") else {
                    throw unexpected("the rest of a string without control characters")
                }
                units += try escaped()
                let plain = next
                skipPlainCharacters()
                units += bytes[plain..<next]
            }
            text = String(validating: units, as: UTF8.self)
        }
        guard let text else { throw error(at: start, found: "a string that is not UTF-8", expected: "UTF-8") }
        next += 1
        return text
    }

    private mutating func skipPlainCharacters() {
        while next < bytes.count, bytes[next] >= 0x20, bytes[next] != 0x22, bytes[next] != 0x5C { next += 1 }
    }

    /// The character that an escape stands for, in UTF-8.
    private mutating func escaped() throws(InputError) -> [UInt8] {
        let start = next
        next += 1
        let plain: [UInt8: UInt8] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
        ]
        if let byte = peek.flatMap({ plain[$0] }) {
            next += 1
            return [byte]
        }
        var scalar = try codeUnit()
        if (0xD800...0xDBFF).contains(scalar), peek == 0x5C {
            next += 1
            let second = try codeUnit()
            guard (0xDC00...0xDFFF).contains(second) else {
                throw error(at: start, found: "half a character", expected: "a whole one")
            }
            scalar = 0x10000 + (scalar - 0xD800) << 10 + (second - 0xDC00)
        }
        guard let character = UnicodeScalar(scalar) else {
            throw error(at: start, found: "half a character", expected: "a whole one")
        }
        return Array(UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
    }

    /// The number after `u`, of four digits.
    private mutating func codeUnit() throws(InputError) -> UInt32 {
        guard peek == UInt8(ascii: "u") else { throw unexpected("an escape such as \\n or \\u00e9") }
        let digits = String(decoding: bytes[(next + 1)...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else {
            throw unexpected("u and four digits")
        }
        next += 5
        return unit
    }
}
