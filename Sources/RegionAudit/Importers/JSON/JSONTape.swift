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

    /// One value, a text or a number as it is written.
    struct Value: Sendable {
        let kind: Kind
        let start: UInt32
        var end: UInt32
        /// The index after the last value that is in it.
        var next: UInt32
    }

    enum Kind: UInt8, Sendable { case object, array, string, word }

    /// The most values that are kept, twenty or more for each element of most formats.
    static let valueLimit = 32 << 20

    /// Finds the objects and arrays of a text, and what is in them.
    ///
    /// - Throws: `InputError` where they are too deep or too many.
    /// - Complexity: O(n) in the bytes.
    init(_ bytes: [UInt8], depth: Int) throws(InputError) {
        guard bytes.count < UInt32.max else { throw InputError(found: "\(bytes.count) bytes", expected: "fewer than 4 GB") }
        var scanner = JSONScanner(bytes, depth: depth)
        try scanner.run()
        self.bytes = bytes
        values = scanner.values
        roots = scanner.roots
        isCut = scanner.isCut
    }
}

extension JSONTape {
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
                next = Int(values[next].next)
            } else {
                next += 1
            }
        }
        return result
    }
}
