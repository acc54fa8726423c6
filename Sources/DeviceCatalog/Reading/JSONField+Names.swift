import RegionModel

extension JSONField {
    /// A name that is safe on command lines and in file names.
    func name() throws(InputError) -> String {
        let text = try string()
        let isPlain = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        guard isPlain, (1...64).contains(text.utf8.count) else {
            throw error(expected: "a name of up to 64 small letters, digits and hyphens")
        }
        return text
    }

    /// A name that refers to one of those given.
    func reference(among known: [String]) throws(InputError) -> String {
        let text = try string()
        if known.contains(text) { return text }
        throw error(expected: InputError.expectation(for: text, among: known))
    }

    /// The items of an array that may be left out, of which there may be so many.
    func list(_ key: String, limit: Int) throws(InputError) -> [JSONField] {
        guard let field = try optional(key) else { return [] }
        let items = try field.items()
        guard items.count <= limit else { throw field.error(expected: "at most \(limit) of them") }
        return items
    }
}
