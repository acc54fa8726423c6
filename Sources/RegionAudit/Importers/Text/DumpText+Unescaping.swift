import Foundation

extension DumpText {
    /// The text as it was before a program wrote it as a string of JSON, Python, Swift or lldb.
    ///
    /// Only what stands after the given index counts; escapes that are none stay as they are.
    func unescaped(from start: Int) -> DumpText {
        replaced(by: Self.unescaped(bytes[start...]))
    }

    /// Text with the escapes of a string literal resolved.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var unescaper = Unescaper(bytes: bytes, next: bytes.startIndex)
        return unescaper.run()
    }

    /// The text with the references of XML resolved, as where a report holds it: `&lt;hierarchy rotation=&quot;0&quot;`.
    func withReferencesResolved(from start: Int) -> DumpText {
        replaced(by: Array(MarkupScanner.resolved(bytes[start...]).utf8))
    }
}

/// Resolves the escapes that string literals share.
private struct Unescaper {
    let bytes: ArraySlice<UInt8>
    var next: Int
    var result: [UInt8] = []

    mutating func run() -> [UInt8] {
        result.reserveCapacity(bytes.endIndex - next)
        while next < bytes.endIndex {
            let byte = bytes[next]
            next += 1
            if byte == UInt8(ascii: "\\"), next < bytes.endIndex { escape() } else { result.append(byte) }
        }
        return result
    }

    private mutating func escape() {
        let byte = bytes[next]
        next += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(0x20)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "x"): character(digits: 2, byte)
        case UInt8(ascii: "u"): character(digits: 4, byte)
        case UInt8(ascii: "U"): character(digits: 8, byte)
        default: result += [UInt8(ascii: "\\"), byte]
        }
    }

    /// A character by its number, `\u{…}` or of the given digits; two bytes `\xC3\xA9` are parts of one in Python.
    private mutating func character(digits: Int, _ letter: UInt8) {
        let start = next
        let isBraced = digits == 4 && next < bytes.endIndex && bytes[next] == UInt8(ascii: "{")
        if isBraced { next += 1 }
        guard var number = hexadecimal(isBraced ? 1...8 : digits...digits) else {
            next = start
            return result.append(contentsOf: [UInt8(ascii: "\\"), letter])
        }
        if isBraced, next < bytes.endIndex, bytes[next] == UInt8(ascii: "}") { next += 1 }
        if digits == 2 { return result.append(UInt8(number)) }
        if (0xD800...0xDBFF).contains(number), bytes[next...].starts(with: "\\u".utf8) {
            let second = next
            next += 2
            if let low = hexadecimal(4...4), (0xDC00...0xDFFF).contains(low) {
                number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
            } else {
                next = second
            }
        }
        result += Array(String(UnicodeScalar(number).map(Character.init) ?? "\u{FFFD}").utf8)
    }

    private mutating func hexadecimal(_ digits: ClosedRange<Int>) -> UInt32? {
        var number: UInt32 = 0
        var count = 0
        while count < digits.upperBound, next < bytes.endIndex,
            let digit = Character(UnicodeScalar(bytes[next])).hexDigitValue
        {
            guard number < 1 << 28 else { return nil }
            number = number << 4 | UInt32(digit)
            next += 1
            count += 1
        }
        return digits.contains(count) ? number : nil
    }
}
