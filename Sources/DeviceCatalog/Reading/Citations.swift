import RegionModel

/// Which sources a device, a pose or a window cites for its parts.
struct Citations {
    private let known: [String]
    private var all: String?
    private var parts: [String: String] = [:]

    /// No citations yet, of sources of the given names.
    init(known: [String]) { self.known = known }

    /// These citations with those of `json`'s field `source` in their place.
    ///
    /// The field is the name of one source for everything, or an object with a source for each part.
    func refined(by json: JSONField, parts names: [String]) throws(InputError) -> Citations {
        guard let field = try json.optional("source") else { return self }
        var result = self
        guard case .object = field.value else {
            result.all = try field.reference(among: known)
            result.parts = [:]
            return result
        }
        try field.allowOnly(names)
        for name in names {
            guard let part = try field.optional(name) else { continue }
            result.parts[name] = try part.reference(among: known)
        }
        return result
    }

    /// The source of a part, for numbers that stand in `field`.
    func source(of part: String, in field: JSONField) throws(InputError) -> String {
        if let source = parts[part] ?? all { return source }
        throw InputError(
            place: field.place, found: "no source for \(part)",
            expected: "a \"source\" here or in what holds it: \(known.joined(separator: ", "))")
    }
}
