import Foundation
import RegionModel

/// A file as text: UTF-8 with one line feed at the end of each line, whatever encoding it came in.
struct DumpText: Sendable {
    /// The text, valid UTF-8 but where it was wrapped in a literal whose escapes are of bytes that are none.
    private(set) var bytes: [UInt8]
    /// What was done to decode it.
    private(set) var notes: [String] = []

    /// Decodes a file: UTF-8, or UTF-16 of either order. Bytes that are none are replaced, and told of in `notes`.
    init(_ data: Data) {
        bytes = Self.utf8(of: data)
        repair()
        bytes = Self.withPlainIndents(Self.withPlainLineEnds(bytes))
    }

    private init(bytes: [UInt8], notes: [String]) {
        self.bytes = bytes
        self.notes = notes
    }

    /// The same file with another text.
    func replaced(by bytes: [UInt8]) -> DumpText {
        DumpText(bytes: Self.withPlainLineEnds(bytes), notes: notes)
    }

    private static func utf8(of data: Data) -> [UInt8] {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(data.dropFirst(3)) }
        if data.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), lowByteFirst: true) }
        if data.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), lowByteFirst: false) }
        let head = Array(data.prefix(64))
        if head.count >= 8 {
            let zeros = { (offset: Int) in stride(from: offset, to: head.count, by: 2).count { head[$0] == 0 } }
            if zeros(1) >= head.count * 2 / 5, zeros(0) == 0 { return utf16(data, lowByteFirst: true) }
            if zeros(0) >= head.count * 2 / 5, zeros(1) == 0 { return utf16(data, lowByteFirst: false) }
        }
        return Array(data)
    }

    private static func utf16(_ data: Data, lowByteFirst: Bool) -> [UInt8] {
        let bytes = Array(data)
        let (low, high) = lowByteFirst ? (0, 1) : (1, 0)
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
            UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func repair() {
        guard bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil else { return }
        let count = { (bytes: [UInt8]) in bytes.occurrences(of: "\u{FFFD}") }
        let before = count(bytes)
        bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
        let bad = max(1, count(bytes) - before)
        notes.append("Replaced \(bad) \(bad == 1 ? "byte that is" : "bytes that are") not UTF-8.")
    }

    /// The text with a line feed in place of CR LF, CR CR LF as some shells make of it, and a CR alone.
    private static func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        guard bytes.contains(carriage) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var next = 0
        while next < bytes.count {
            guard bytes[next] == carriage else {
                result.append(bytes[next])
                next += 1
                continue
            }
            var end = next
            while end < bytes.count, bytes[end] == carriage { end += 1 }
            if end < bytes.count, bytes[end] == feed {
                result.append(feed)
                next = end + 1
            } else {
                result += repeatElement(feed, count: end - next)
                next = end
            }
        }
        return result
    }

    /// The text with plain blanks where lines begin with those that do not break, as pages on the Web have them.
    private static func withPlainIndents(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.firstIndex(of: "\u{A0}") != nil else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for line in bytes.lines() {
            var next = line.lowerBound
            while next < line.upperBound {
                if bytes.has("\u{A0}", at: next) { next += 2 } else if bytes[next] == 0x20 { next += 1 } else { break }
                result.append(0x20)
            }
            result += bytes[next..<line.upperBound]
            if line.upperBound < bytes.count { result.append(0x0A) }
        }
        return result
    }
}
