import Foundation
import RegionModel

/// Reads the tags of XML one after the other, as forgiving as dumps need it and without a memory of its own.
///
/// Nothing is declared, included or expanded: of entities only the five of XML, HTML's blank that does not break, and
/// characters by number are known, and a document type is passed over. `docs/decisions` says why libxml2 does not do this.
struct MarkupScanner {
    let bytes: [UInt8]
    private(set) var next: Int
    /// The attributes of the tag that was read last.
    private(set) var attributes: [Attribute] = []

    struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
    }

    /// What comes next in a document.
    enum Event {
        /// A tag that opens an element, or is one where it is empty.
        case start(name: Range<Int>, isEmpty: Bool)
        case end(name: Range<Int>)
        /// The text ends, in the midst of a tag where it is cut off.
        case finish
    }

    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        next = start
    }

    /// The next tag.
    mutating func event() -> Event {
        while let open = bytes.firstIndex(ofByte: UInt8(ascii: "<"), from: next) {
            next = open + 1
            guard next < bytes.count else { return .finish }
            switch bytes[next] {
            case UInt8(ascii: "/"):
                next += 1
                let name = name()
                skip(past: ">")
                return .end(name: name)
            case UInt8(ascii: "?"): skip(past: "?>")
            case UInt8(ascii: "!"): skipDeclaration()
            case let byte where Self.beginsName(byte): return tag()
            default: break
            }
        }
        next = bytes.count
        return .finish
    }

    private mutating func skip(past word: StaticString) {
        next = bytes.firstIndex(of: word, from: next).map { $0 + word.utf8CodeUnitCount } ?? bytes.count
    }

    /// Passes over a comment, the marks of a section of characters, or a document type with all that it declares.
    private mutating func skipDeclaration() {
        if bytes.has("!--", at: next) { return skip(past: "-->") }
        if bytes.has("![CDATA[", at: next) {
            next += 8
            return
        }
        let end = bytes.firstIndex(ofByte: UInt8(ascii: ">"), from: next) ?? bytes.count
        let hasSubset = bytes[next..<end].contains(UInt8(ascii: "["))
        if hasSubset { skip(past: "]") }
        skip(past: ">")
    }

    private mutating func tag() -> Event {
        let name = name()
        attributes.removeAll(keepingCapacity: true)
        while true {
            skipBlanks()
            guard next < bytes.count else { return .finish }
            switch bytes[next] {
            case UInt8(ascii: ">"):
                next += 1
                return .start(name: name, isEmpty: false)
            case UInt8(ascii: "/"):
                next += 1
                guard next < bytes.count, bytes[next] == UInt8(ascii: ">") else { continue }
                next += 1
                return .start(name: name, isEmpty: true)
            case UInt8(ascii: "<"):
                // The tag was never closed; what begins here is the next one.
                return .start(name: name, isEmpty: false)
            default:
                guard readAttribute() else { return .finish }
            }
        }
    }

    /// Reads an attribute; `false` where the text is cut off in it.
    private mutating func readAttribute() -> Bool {
        let name = name()
        guard !name.isEmpty else {
            next += 1
            return true
        }
        skipBlanks()
        guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return next < bytes.count }
        next += 1
        skipBlanks()
        guard next < bytes.count else { return false }
        let quote = bytes[next]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return true }
        guard let end = bytes.firstIndex(ofByte: quote, from: next + 1) else {
            next = bytes.count
            return false
        }
        attributes.append(Attribute(name: name, value: (next + 1)..<end))
        next = end + 1
        return true
    }

    private mutating func name() -> Range<Int> {
        let start = next
        while next < bytes.count, Self.isInName(bytes[next]) { next += 1 }
        return start..<next
    }

    private mutating func skipBlanks() {
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || (0x41...0x5A).contains(byte & 0xDF)
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            false
        default: true
        }
    }
}
