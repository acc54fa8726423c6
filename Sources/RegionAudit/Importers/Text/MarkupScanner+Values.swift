import Foundation

extension MarkupScanner {
    /// Where the value of the attribute of a name stands; `nil` where there is none.
    func range(of name: StaticString) -> Range<Int>? {
        for attribute in attributes where bytes.equals(name, in: attribute.name) { return attribute.value }
        return nil
    }

    /// The value of an attribute, its references resolved; `nil` where it is missing or empty.
    func text(_ name: StaticString) -> String? {
        guard let range = range(of: name), !range.isEmpty else { return nil }
        let kept = range.prefix(TreeDraft.textLimit * 2)
        let text =
            bytes.firstIndex(of: "&", from: kept.lowerBound, before: kept.upperBound) == nil
            ? bytes.text(kept) : Self.resolved(bytes[kept])
        return text.shortened(to: TreeDraft.textLimit)
    }

    /// Whether an attribute is `true`.
    func isTrue(_ name: StaticString) -> Bool {
        range(of: name).map { bytes.equals("true", in: $0) || bytes.equals("1", in: $0) } ?? false
    }

    /// Whether an attribute is there and `false`.
    func isFalse(_ name: StaticString) -> Bool {
        range(of: name).map { bytes.equals("false", in: $0) || bytes.equals("0", in: $0) } ?? false
    }

    /// The number that an attribute is; `nil` where it is missing, none, or not finite.
    func number(_ name: StaticString) -> Double? {
        range(of: name).flatMap { NumberScanner.number(bytes, in: $0) }
    }

    /// A text with `&amp;` and its like, and characters by number, resolved.
    ///
    /// Two halves of a character that stand one after the other make one, as some of Android's serialisers write them.
    static func resolved(_ text: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var next = text.startIndex
        var high: UInt32?
        while next < text.endIndex {
            guard text[next] == UInt8(ascii: "&"), let (number, end) = reference(in: text, at: next) else {
                high = nil
                result.append(text[next])
                next += 1
                continue
            }
            next = end
            if (0xD800...0xDBFF).contains(number) {
                high = number
                continue
            }
            var whole = number
            if let first = high, (0xDC00...0xDFFF).contains(number) {
                whole = 0x10000 + (first - 0xD800) << 10 + (number - 0xDC00)
            }
            high = nil
            let scalar = whole == 0 ? nil : UnicodeScalar(whole)
            result += Array(String(scalar.map(Character.init) ?? "\u{FFFD}").utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The character that a reference stands for, and where it ends; `nil` for what is none.
    private static func reference(in text: ArraySlice<UInt8>, at start: Int) -> (UInt32, end: Int)? {
        guard let semicolon = text[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = text[(start + 1)..<semicolon]
        let end = semicolon + 1
        if name.first == UInt8(ascii: "#") {
            let digits = String(decoding: name.dropFirst(), as: UTF8.self)
            let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
            let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.map { ($0, end) }
        }
        for (word, character) in entities where name.elementsEqual(word.utf8) { return (character, end) }
        return nil
    }

    private static let entities: [(String, UInt32)] = [
        ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27), ("nbsp", 0xA0),
    ]
}

extension String {
    /// The text with a blank in place of each end of a line.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// The beginning of a text that is too long, with a sign that there is more.
    func shortened(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(utf8.startIndex, offsetBy: limit)
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return self[..<end] + "…"
    }
}
