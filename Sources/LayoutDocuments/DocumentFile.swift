import RegionModel

/// What a file holds: one layout document, an array of them, or an object with an array of `cases`.
///
/// The documents are taken apart but not read, so that one that is wrong keeps no other from being laid out.
public struct DocumentFile: Sendable {
    /// The documents in the order of the file, for `LayoutDocument` to read.
    public let documents: [JSONField]
    /// Whether the file is a list, be it of one.
    public let isList: Bool

    /// Takes a file apart.
    ///
    /// - Throws: `InputError` where it is neither an object nor an array.
    public init(json: JSONField) throws(InputError) {
        let list: JSONField? = if case .array = json.value { json } else { try json.optional("cases") }
        isList = list != nil
        documents = try list?.items() ?? [json]
    }
}
