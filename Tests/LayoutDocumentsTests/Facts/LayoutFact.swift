import Foundation
import RegionModel
import Testing

/// A rule of layout that the design agreed on and that is no tree of views: what is given, and what must come of it.
struct LayoutFact: CustomTestStringConvertible, Sendable {
    let id: String
    let area: String
    let given: JSONField
    /// What is expected; null for "nothing".
    let expected: JSONField

    var testDescription: String { id }

    /// The facts of `Cases/layout-facts.json`.
    static let all: [LayoutFact] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Cases/layout-facts.json").path
        do {
            return try JSONField(JSONValue(file: file)).required("facts").items().map(LayoutFact.init)
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    private init(json: JSONField) throws {
        id = try json.required("id").string()
        area = try json.required("area").string()
        given = try json.required("given")
        guard case .object(let members) = json.value, let expected = members["expect"] else {
            throw json.error(expected: "an object with \"expect\"")
        }
        self.expected = JSONField(expected, place: "expect")
    }

    /// Whether the fact is told in words and not in numbers.
    var isProse: Bool {
        if case .string = expected.value { true } else { false }
    }
}

/// A fact of a shape that no handler knows.
struct UnknownFact: Error, CustomStringConvertible {
    let fact: LayoutFact

    var description: String { "no test knows facts like \(fact.id) of \(fact.area)" }
}

extension JSONField {
    /// A number, or infinity written as "inf".
    func lengthOrInfinity() throws -> Double {
        if case .string("inf") = value { return .infinity }
        return try number()
    }

    /// A number, infinity, or `nil` for null.
    func optionalLength() throws -> CGFloat? {
        if case .null = value { return nil }
        return try lengthOrInfinity()
    }

    /// Two numbers, each of which may be null.
    func pair() throws -> (CGFloat?, CGFloat?) {
        let items = try items(count: 2)
        return (try items[0].optionalLength(), try items[1].optionalLength())
    }

    /// The numbers of an array.
    func numbers() throws -> [Double] { try items().map { try $0.number() } }

    /// The members that are numbers, by name.
    func lengths() throws -> [String: Double] {
        try Dictionary(uniqueKeysWithValues: keys().map { ($0, try required($0).lengthOrInfinity()) })
    }

    /// Whether the object has exactly the members.
    func hasOnly(_ names: String...) -> Bool { (try? keys()) == names.sorted() }

    /// Whether the object has a member of the name, null or not.
    func has(_ name: String) -> Bool { (try? keys().contains(name)) ?? false }
}

/// Whether two lengths are the same but for the error of computing.
func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-4 }

/// Whether two lists of lengths are the same but for the error of computing.
func areNear(_ a: [Double], _ b: [Double]) -> Bool { a.count == b.count && zip(a, b).allSatisfy(isNear) }
