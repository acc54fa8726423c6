/// Input that cannot be used, told in one sentence: where, what was found, what was expected.
public struct InputError: Error, Hashable, Sendable {
    /// The file, where there is one.
    public var file: String?
    /// The place in the document, such as `elements[2].frame`; empty for the whole.
    public var place: String
    /// What is there.
    public var found: String
    /// What was to be there.
    public var expected: String

    /// An error at the given place.
    public init(file: String? = nil, place: String = "", found: String, expected: String) {
        self.file = file
        self.place = place
        self.found = found
        self.expected = expected
    }

    /// The same error, said of the given file.
    public func inFile(_ file: String) -> InputError {
        var result = self
        result.file = result.file ?? file
        return result
    }
}

extension InputError: CustomStringConvertible {
    /// The whole sentence, as in `a.json: elements[2].frame: found a string, expected four numbers`.
    public var description: String {
        ([file, place.isEmpty ? nil : place].compactMap(\.self) + ["found \(found), expected \(expected)"])
            .joined(separator: ": ")
    }
}
