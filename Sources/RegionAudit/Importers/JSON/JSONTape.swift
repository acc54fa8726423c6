import Foundation
import RegionModel

/// The JSON in a text as a flat list of its values, each with where it stands.
///
/// Dumps come larger, deeper and more damaged than documents: nothing here nests in memory, what stands around the JSON
/// is passed over, and what is wrong in it ends no more than the value that it is in.
final class JSONTape: Sendable {
    let bytes: [UInt8]
    /// All values, each before those in it; in objects a name stands before each value.
    let values: [Value]
    /// The indices of the values that are in no other: one for each document in the text.
    let roots: [Int]
    /// Whether the text ends within one of them.
    let isCut: Bool

    /// One value: where it begins, and where it ends; eight bytes, as there may be millions.
    struct Value: Sendable {
        private let head: UInt32
        private var tail: UInt32

        /// A text, a number or a word, as it is written; or an object or an array that is still to be closed.
        init(_ kind: Kind, in range: Range<Int>) {
            head = UInt32(kind.rawValue) << 30 | UInt32(range.lowerBound)
            tail = UInt32(range.upperBound)
        }

        /// Ends an object or an array before the value of an index.
        mutating func close(before next: Int) { tail = UInt32(next) }

        var kind: Kind { Kind(rawValue: UInt8(head >> 30)) ?? .word }
        var isContainer: Bool { head >> 30 < 2 }
        var start: Int { Int(head & (1 << 30 - 1)) }

        /// Where a text, a number or a word ends.
        var end: Int { isContainer ? start : Int(tail) }

        /// The index after the last value that is in it, where it stands at an index itself.
        func next(at index: Int) -> Int { isContainer ? Int(tail) : index + 1 }
    }

    enum Kind: UInt8, Sendable { case object, array, string, word }

    /// The most values that are kept, twenty or more for each element of most formats.
    static let valueLimit = 32 << 20

    /// Finds the objects and arrays of a text, and what is in them.
    ///
    /// - Throws: `InputError` where they are too deep or too many.
    /// - Complexity: O(n) in the bytes.
    init(_ bytes: [UInt8], depth: Int) throws(InputError) {
        guard bytes.count < 1 << 30 else {
            throw InputError(found: "\(bytes.count) bytes of JSON", expected: "fewer than \(1 << 30)")
        }
        var scanner = JSONScanner(bytes, depth: depth)
        try scanner.run()
        self.bytes = bytes
        values = scanner.values
        roots = scanner.roots
        isCut = scanner.isCut
    }
}

extension JSONTape {
    /// The index of the value of an object's member of a name; `nil` where there is none, and for what is no object.
    func member(_ name: StaticString, of index: Int) -> Int? {
        guard values[index].kind == .object else { return nil }
        return values.withUnsafeBufferPointer { values in
            bytes.withUnsafeBytes { bytes in
                let (length, end) = (name.utf8CodeUnitCount, values[index].next(at: index))
                var key = index + 1
                while key + 1 < end {
                    let start = values[key].start
                    if values[key].end - start == length, let base = bytes.baseAddress,
                        memcmp(base + start, name.utf8Start, length) == 0
                    {
                        return key + 1
                    }
                    key = values[key + 1].next(at: key + 1)
                }
                return nil
            }
        }
    }

    /// The documents in the text.
    var documents: [JSONView] { roots.map { JSONView(self, $0) } }

    /// The objects for which a condition holds and that are in no other such object, in the order of the text.
    func outermost(where condition: (JSONView) -> Bool) -> [JSONView] {
        var result: [JSONView] = []
        var next = 0
        while next < values.count {
            let view = JSONView(self, next)
            if values[next].kind == .object, condition(view) {
                result.append(view)
                next = values[next].next(at: next)
            } else {
                next += 1
            }
        }
        return result
    }
}
