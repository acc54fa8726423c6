import RegionModel

extension InputError {
    /// The error that a name is none of the known ones: it tells the nearest, or all where none is near.
    package static func unknown(
        _ what: String, _ name: String, among known: [String], of owner: String? = nil
    ) -> InputError {
        let found = "the unknown \(what) \"\(name)\"" + (owner.map { " of \($0)" } ?? "")
        return InputError(found: found, expected: expectation(for: name, among: known))
    }

    static func expectation(for name: String, among known: [String]) -> String {
        if known.isEmpty { return "no name, as there are none" }
        if let near = Spelling.nearest(to: name, among: known) { return "\"\(near)\"" }
        return known.count == 1 ? "\"\(known[0])\"" : "one of \(known.joined(separator: ", "))"
    }
}
