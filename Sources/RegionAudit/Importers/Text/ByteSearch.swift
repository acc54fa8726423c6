import Foundation

extension [UInt8] {
    /// Where a word first stands at or after an index; `nil` where it does not.
    func firstIndex(of word: StaticString, from start: Int = 0, before end: Int? = nil) -> Int? {
        let (length, first) = (word.utf8CodeUnitCount, word.utf8Start[0])
        let end = Swift.min(end ?? count, count) - length + 1
        var next = start
        while next < end, let found = firstIndex(ofByte: first, from: next, before: end) {
            if has(word, at: found) { return found }
            next = found + 1
        }
        return nil
    }

    /// Where a byte first stands at or after an index; `nil` where it does not.
    func firstIndex(ofByte byte: UInt8, from start: Int, before end: Int? = nil) -> Int? {
        let end = Swift.min(end ?? count, count)
        guard start < end else { return nil }
        return withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Whether a word stands at an index.
    func has(_ word: StaticString, at index: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard index >= 0, count - index >= length else { return false }
        return withUnsafeBytes { memcmp($0.baseAddress! + index, word.utf8Start, length) == 0 }
    }

    /// Whether a range holds exactly a word.
    func equals(_ word: StaticString, in range: Range<Int>) -> Bool {
        range.count == word.utf8CodeUnitCount && has(word, at: range.lowerBound)
    }

    /// How often a word stands in the text.
    func occurrences(of word: StaticString) -> Int {
        var result = 0
        var next = 0
        while let index = firstIndex(of: word, from: next) {
            result += 1
            next = index + word.utf8CodeUnitCount
        }
        return result
    }

    /// A range without the blanks at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, self[start] <= 0x20 { start += 1 }
        while end > start, self[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

    /// The lines as ranges without their ends.
    func lines(from start: Int = 0) -> LineSequence { LineSequence(bytes: self, start: start) }
}

/// The lines of a text, one after the other.
struct LineSequence: Sequence, IteratorProtocol {
    fileprivate let bytes: [UInt8]
    fileprivate var start: Int

    mutating func next() -> Range<Int>? {
        guard start < bytes.count else { return nil }
        let end = bytes.firstIndex(ofByte: UInt8(ascii: "\n"), from: start) ?? bytes.count
        defer { start = end + 1 }
        return start..<end
    }
}
