import Foundation
import RegionModel

/// A value of a text's JSON.
///
/// What is not there, or of another type than it should be, is `nil`: a dump is read as far as it can be.
struct JSONView: Sendable {
    let tape: JSONTape
    let index: Int

    init(_ tape: JSONTape, _ index: Int) {
        self.tape = tape
        self.index = index
    }

    private var value: JSONTape.Value { tape.values[index] }
    /// The indices of it and of all that is in it.
    var values: Range<Int> { index..<value.next(at: index) }
    /// Where it stands in the text, without quotes.
    var range: Range<Int> { value.start..<value.end }

    var isObject: Bool { value.kind == .object }
    var isArray: Bool { value.kind == .array }
    var isString: Bool { value.kind == .string }

    /// Whether it stands for nothing: `null`, and what Python and JavaScript say for it.
    private var isNothing: Bool {
        guard value.kind == .word else { return false }
        let bytes = tape.bytes
        return range.isEmpty || bytes.equals("null", in: range) || bytes.equals("None", in: range)
            || bytes.equals("undefined", in: range)
    }

    /// The member of a name; `nil` where it is missing or null.
    ///
    /// - Complexity: O(n) in the members.
    subscript(_ name: StaticString) -> JSONView? {
        guard let found = tape.member(name, of: index) else { return nil }
        let member = JSONView(tape, found)
        return member.isNothing ? nil : member
    }

    /// The first of several names that is a member.
    func first(_ names: StaticString...) -> JSONView? {
        for name in names { if let member = self[name] { return member } }
        return nil
    }

    /// The items of an array; none of anything else.
    var items: Items { Items(tape: tape, position: index + 1, end: isArray ? value.next(at: index) : 0, step: 1) }

    /// The values of an object's members; none of anything else.
    var memberValues: Items {
        Items(tape: tape, position: index + 2, end: isObject ? value.next(at: index) : 0, step: 2)
    }

    /// The items of the member of a name; none where it is missing or no array.
    func items(of name: StaticString) -> Items { self[name]?.items ?? Items(tape: tape, position: 0, end: 0, step: 1) }

    struct Items: Sequence, IteratorProtocol {
        fileprivate let tape: JSONTape
        fileprivate var position: Int
        fileprivate let end: Int
        /// One, or two where a name stands before each.
        fileprivate let step: Int

        mutating func next() -> JSONView? {
            guard position < end else { return nil }
            let view = JSONView(tape, position)
            position = tape.values[position].next(at: position) + step - 1
            return view
        }
    }
}

extension JSONView {
    /// What a string, a number or a flag says, shortened where it is long; `nil` where it is empty.
    var text: String? {
        switch value.kind {
        case .object, .array: return nil
        case .word: return isNothing ? nil : tape.bytes.text(range).shortened(to: TreeDraft.textLimit)
        case .string: break
        }
        let kept = range.prefix(TreeDraft.textLimit * 2)
        guard !kept.isEmpty else { return nil }
        guard tape.bytes.firstIndex(ofByte: UInt8(ascii: "\\"), from: kept.lowerBound, before: kept.upperBound) != nil
        else { return tape.bytes.text(kept).shortened(to: TreeDraft.textLimit) }
        return String(decoding: DumpText.unescaped(tape.bytes[kept]), as: UTF8.self).shortened(to: TreeDraft.textLimit)
    }

    /// How many bytes a string has as it is written.
    var length: Int { range.count }

    /// Whether it is a string or a word of these letters.
    func equals(_ word: StaticString) -> Bool {
        value.kind != .object && value.kind != .array && tape.bytes.equals(word, in: range)
    }

    /// Whether it is a string or a word that begins with these letters.
    func begins(with word: StaticString) -> Bool {
        value.kind != .object && value.kind != .array && range.count >= word.utf8CodeUnitCount
            && tape.bytes.has(word, at: range.lowerBound)
    }

    /// Whether a word is in what it says.
    func contains(_ word: StaticString) -> Bool {
        value.kind != .object && value.kind != .array
            && tape.bytes.firstIndex(of: word, from: range.lowerBound, before: range.upperBound) != nil
    }

    /// A number, or a string that is one; `nil` where it is not finite.
    var number: Double? {
        value.kind == .object || value.kind == .array ? nil : NumberScanner.number(tape.bytes, in: range)
    }

    /// A number without a fraction, as indices are.
    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// Whether it says yes or no, in whatever words.
    var flag: Bool? {
        if equals("true") || equals("1") || equals("True") || equals("YES") { return true }
        return equals("false") || equals("0") || equals("False") || equals("NO") ? false : nil
    }

    /// Whether a member says yes.
    func isTrue(_ name: StaticString) -> Bool { self[name]?.flag == true }

    /// Whether a member says no.
    func isFalse(_ name: StaticString) -> Bool { self[name]?.flag == false }
}
