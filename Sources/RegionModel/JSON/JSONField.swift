import Foundation
import RegionGeometry

/// A value of a document together with its place, so that what is wrong with it can be told.
public struct JSONField: Sendable {
    /// The value.
    public let value: JSONValue
    /// Where it stands, such as `elements[2].frame`; empty for the whole document.
    public let place: String

    /// A value at the given place.
    public init(_ value: JSONValue, place: String = "") {
        self.value = value
        self.place = place
    }

    /// The error that something else was expected here.
    public func error(expected: String) -> InputError {
        InputError(place: place, found: summary, expected: expected)
    }

    /// The value in a few words, for messages.
    public var summary: String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): JSONWriter.format(number)
        case .string(let text): "\"\(text.count > 40 ? text.prefix(40) + "…" : text[...])\""
        case .array(let items): items.count == 1 ? "an array of 1 item" : "an array of \(items.count) items"
        case .object: "an object"
        }
    }
}

extension JSONField {
    /// The member of that name, or `nil` where it is missing or null.
    ///
    /// - Throws: `InputError` where this is not an object.
    public func optional(_ key: String) throws(InputError) -> JSONField? {
        guard case .object(let members) = value else { throw error(expected: "an object") }
        guard let member = members[key], member != .null else { return nil }
        return JSONField(member, place: place.isEmpty ? key : "\(place).\(key)")
    }

    /// The member of that name.
    ///
    /// - Throws: `InputError` where this is not an object or lacks it.
    public func required(_ key: String) throws(InputError) -> JSONField {
        if let member = try optional(key) { return member }
        throw InputError(place: place, found: "no \"\(key)\"", expected: "an object with \"\(key)\"")
    }

    /// Refuses members of other names, and tells the nearest right one.
    ///
    /// - Complexity: O(n + m) in the members and the names.
    public func allowOnly(_ keys: [String]) throws(InputError) {
        guard case .object(let members) = value else { throw error(expected: "an object") }
        // What may have thousands of names may be given thousands of others.
        let isKnown: (String) -> Bool = keys.count > 40 ? Set(keys).contains : { keys.contains($0) }
        guard let stranger = members.keys.filter({ !isKnown($0) }).min() else { return }
        let expected = Spelling.nearest(to: stranger, among: keys).map { "\"\($0)\"" } ?? keys.joined(separator: ", ")
        throw InputError(place: place, found: "an unknown field \"\(stranger)\"", expected: expected)
    }

    /// The names of the members in alphabetical order.
    public func keys() throws(InputError) -> [String] {
        guard case .object(let members) = value else { throw error(expected: "an object") }
        return members.keys.sorted()
    }

    /// The items of an array, of the given number where one is given.
    public func items(count: Int? = nil) throws(InputError) -> [JSONField] {
        guard case .array(let items) = value else { throw error(expected: "an array") }
        if let count, items.count != count { throw error(expected: "an array of \(count)") }
        return items.enumerated().map { JSONField($1, place: "\(place)[\($0)]") }
    }

    /// The text of a string.
    public func string() throws(InputError) -> String {
        guard case .string(let text) = value else { throw error(expected: "a string") }
        return text
    }

    /// The value of `true` or `false`.
    public func bool() throws(InputError) -> Bool {
        guard case .bool(let flag) = value else { throw error(expected: "true or false") }
        return flag
    }

    /// A number, finite as all numbers of a document are.
    public func number() throws(InputError) -> Double {
        guard case .number(let number) = value else { throw error(expected: "a number") }
        return number
    }

    /// A number greater than zero.
    ///
    /// - Parameter what: What the number is, for the message.
    package func positive(_ what: String) throws(InputError) -> Double {
        let number = try number()
        guard number > 0 else { throw error(expected: "\(what), more than zero") }
        return number
    }

    /// A number that is zero or more.
    public func length() throws(InputError) -> Double {
        let number = try number()
        guard number >= 0 else { throw error(expected: "a length of zero or more") }
        return number
    }

    /// One of the named choices.
    public func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(InputError) -> Choice {
        let text = try string()
        if let match = choices.first(where: { $0.key == text }) { return match.value }
        throw error(expected: "one of " + choices.map(\.key).joined(separator: ", "))
    }

    /// One of an enumeration's raw values.
    public func choice<Choice: RawRepresentable & CaseIterable>(
        of type: Choice.Type
    ) throws(InputError) -> Choice where Choice.RawValue == String {
        let text = try string()
        if let match = Choice(rawValue: text) { return match }
        throw error(expected: "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }

    /// A size given as two numbers of zero or more.
    public func size() throws(InputError) -> CGSize {
        guard case .array(let items) = value, items.count == 2 else { throw error(expected: "[width, height]") }
        let lengths = try self.items()
        return CGSize(width: try lengths[0].length(), height: try lengths[1].length())
    }

    /// A rectangle given as x, y, width and height.
    public func rect() throws(InputError) -> CGRect {
        guard case .array(let items) = value, items.count == 4 else { throw error(expected: "[x, y, width, height]") }
        let numbers = try self.items()
        return CGRect(
            x: try numbers[0].number(), y: try numbers[1].number(),
            width: try numbers[2].length(), height: try numbers[3].length())
    }

    /// Physical insets given as an object; edges that are left out are zero.
    public func insets() throws(InputError) -> RectInsets {
        try allowOnly(["top", "left", "bottom", "right"])
        return RectInsets(
            top: try optional("top")?.length() ?? 0, left: try optional("left")?.length() ?? 0,
            bottom: try optional("bottom")?.length() ?? 0, right: try optional("right")?.length() ?? 0)
    }
}
