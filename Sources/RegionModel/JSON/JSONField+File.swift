extension JSONField {
    /// What is made of a file's document; `-` stands for standard input.
    ///
    /// - Throws: `InputError` naming the file, and the place in it that is wrong.
    package static func read<Result>(
        _ file: String, _ make: (JSONField) throws(InputError) -> Result
    ) throws(InputError) -> Result {
        do {
            return try make(JSONField(JSONValue(file: file)))
        } catch {
            throw error.inFile(file)
        }
    }
}
