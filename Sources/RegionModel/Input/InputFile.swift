import Foundation

/// Reading files that somebody else wrote.
public enum InputFile {
    /// The largest file that is read, in bytes.
    public static let sizeLimit = 1 << 30

    /// The bytes of a file; `-` stands for standard input.
    ///
    /// - Throws: `InputError` naming the file, where it is missing, a folder, unreadable or larger than `sizeLimit`.
    public static func read(_ path: String) throws(InputError) -> Data {
        if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw InputError(file: path, found: "no such file", expected: "a file to read")
        }
        if isDirectory.boolValue { throw InputError(file: path, found: "a folder", expected: "a file to read") }
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
        guard size <= sizeLimit else {
            throw InputError(file: path, found: "\(size) bytes", expected: "at most \(sizeLimit) bytes")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError(file: path, found: "a file that cannot be read", expected: "permission to read it")
        }
        return data
    }
}
