import RegionModel

extension JSONField {
    /// The member of a name, if there is one; refused beside others that say the same thing otherwise.
    func optional(_ name: String, without others: [String]) throws(InputError) -> JSONField? {
        guard let field = try optional(name) else { return nil }
        for other in others where try optional(other) != nil {
            throw field.error(expected: "no \"\(other)\" beside it")
        }
        return field
    }
}
