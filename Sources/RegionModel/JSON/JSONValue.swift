import Foundation

/// A JSON document, or a part of one.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object; of repeated keys the last is kept.
    case object([String: JSONValue])
}

extension JSONValue {
    /// The deepest nesting that is read.
    public static let depthLimit = 400

    /// Reads a document.
    ///
    /// - Throws: `InputError` for what is not JSON in UTF-8, is nested deeper than `depthLimit`, or holds a number
    ///   that no `Double` can hold.
    /// - Complexity: O(n) in the bytes.
    public init(parsing data: Data) throws(InputError) {
        if data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            throw InputError(found: "an empty file", expected: "a JSON document")
        }
        self = try JSONParser.parse(data)
    }

    /// Reads a file.
    ///
    /// - Throws: `InputError` naming the file.
    public init(file: String) throws(InputError) {
        let data = try InputFile.read(file)
        do {
            try self.init(parsing: data)
        } catch {
            throw error.inFile(file)
        }
    }
}
