import RegionModel

/// Finds the JSON in a text and lists its values.
///
/// It reads what programs write that mean JSON as well: single quotes, names without quotes, `None`, `NaN`, a comma
/// too many or too few.
struct JSONScanner {
    private let bytes: [UInt8]
    /// How deep elements may nest, each of which takes two levels: its own, and that of the list that it is in.
    private let depth: Int
    private var next = 0
    /// The values that are not yet complete, the outermost first.
    private var open: [Int] = []
    /// Whether the value that was listed last is a name whose value is still to come.
    private var isNameLast = false

    private(set) var values: [JSONTape.Value] = []
    private(set) var roots: [Int] = []
    private(set) var isCut = false

    init(_ bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        self.depth = depth
        values.reserveCapacity(min(bytes.count / 12, JSONTape.valueLimit))
    }

    mutating func run() throws(InputError) {
        while next < bytes.count {
            if open.isEmpty, !skipToContainer() { break }
            try step()
        }
        isCut = !open.isEmpty
        while !open.isEmpty { close() }
    }

    /// Goes to where an object or an array begins; `false` where none does.
    private mutating func skipToContainer() -> Bool {
        while next < bytes.count, bytes[next] != UInt8(ascii: "{"), bytes[next] != UInt8(ascii: "[") { next += 1 }
        return next < bytes.count
    }

    private mutating func step() throws(InputError) {
        switch bytes[next] {
        case UInt8(ascii: "{"): try openContainer(.object)
        case UInt8(ascii: "["): try openContainer(.array)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): closeContainer(bytes[next] == UInt8(ascii: "}") ? .object : .array)
        case UInt8(ascii: ","):
            next += 1
            completeMember()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try string()
        case let byte where Self.isInWord(byte): try word()
        default: next += 1
        }
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F, 0x24, 0x80...0xFF: true
        default: false
        }
    }

    private mutating func openContainer(_ kind: JSONTape.Kind) throws(InputError) {
        guard open.count / 2 < depth else { throw .tooDeep(depth) }
        if isAtName { try append(.word, next..<next) }
        if open.isEmpty { roots.append(values.count) }
        try append(kind, next..<next)
        open.append(values.count - 1)
        next += 1
    }

    /// Ends the innermost container of a kind, and with it what was not closed in it.
    private mutating func closeContainer(_ kind: JSONTape.Kind) {
        next += 1
        guard let match = open.suffix(Self.reach).lastIndex(where: { values[$0].kind == kind }) else { return }
        while open.count > match { close() }
    }

    /// How far out what a sign closes is looked for among what is open.
    private static let reach = 8

    private mutating func close() {
        completeMember()
        let index = open.removeLast()
        values[index].close(before: values.count)
    }

    /// A name without a value is none.
    private mutating func completeMember() {
        guard let last = open.last, values[last].kind == .object, isNameLast else { return }
        values.removeLast()
        isNameLast = false
    }

    /// Whether the next value is a name: in an object each value has one before it, whatever commas and colons say.
    private var isAtName: Bool { !isNameLast && open.last.map { values[$0].kind == .object } ?? false }

    private mutating func append(_ kind: JSONTape.Kind, _ range: Range<Int>) throws(InputError) {
        guard values.count < JSONTape.valueLimit else {
            throw InputError(found: "more than \(JSONTape.valueLimit) JSON values", expected: "fewer")
        }
        isNameLast = isAtName
        values.append(JSONTape.Value(kind, in: range))
    }
}

extension JSONScanner {
    /// Takes a text in quotes; one that its line ends before a quote does is a text as far as it goes.
    private mutating func string() throws(InputError) {
        let quote = bytes[next]
        let start = next + 1
        next = start
        while next < bytes.count, bytes[next] != quote, bytes[next] != UInt8(ascii: "\n") {
            next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
        }
        next = min(next, bytes.count)
        try takeScalar(.string, start..<next)
        if next < bytes.count { next += 1 }
    }

    private mutating func word() throws(InputError) {
        let start = next
        while next < bytes.count, Self.isInWord(bytes[next]) { next += 1 }
        try takeScalar(.word, start..<next)
    }

    /// Takes a name or a value; what is in no container is none.
    private mutating func takeScalar(_ kind: JSONTape.Kind, _ range: Range<Int>) throws(InputError) {
        guard !open.isEmpty else { return }
        try append(kind, range)
    }
}
