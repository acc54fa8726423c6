import Foundation
import RegionModel

/// Numbers that a layout can add up, however many there are, without reaching infinity.
extension JSONField {
    /// The farthest that a number of a document may reach, in points.
    private static let farthest = 1e9

    /// A distance or a coordinate in points, of either sign.
    func distance() throws(InputError) -> CGFloat {
        let number = try number()
        guard abs(number) <= Self.farthest else { throw error(expected: "a number from -1000000000 to 1000000000") }
        return number
    }

    /// A length in points, zero or more.
    func extent() throws(InputError) -> CGFloat {
        let number = try length()
        guard number <= Self.farthest else { throw error(expected: "a length of at most 1000000000") }
        return number
    }

    /// A length in points, or `"infinity"`.
    func limit() throws(InputError) -> CGFloat {
        if value == .string("infinity") { return .infinity }
        guard case .number = value else { throw error(expected: "a length or \"infinity\"") }
        return try extent()
    }
}

extension JSONField? {
    /// As `JSONField.distance()`, where there is a field.
    func distance() throws(InputError) -> CGFloat? { try map { (field) throws(InputError) in try field.distance() } }

    /// As `JSONField.extent()`, where there is a field.
    func extent() throws(InputError) -> CGFloat? { try map { (field) throws(InputError) in try field.extent() } }

    /// As `JSONField.limit()`, where there is a field.
    func limit() throws(InputError) -> CGFloat? { try map { (field) throws(InputError) in try field.limit() } }
}
