import Foundation

/// Writing files that appear whole or not at all.
public enum OutputFile {
    /// Writes a file by way of a temporary one beside it, and makes the folder it goes into.
    ///
    /// - Throws: `InputError` naming the file where it cannot be written; nothing is left behind then.
    public static func write(_ data: Data, to path: String) throws(InputError) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw InputError(file: path, found: "a place that cannot be written", expected: "a writable folder")
        }
    }

    /// Writes text as UTF-8.
    ///
    /// - Throws: As `write(_:to:)` for data.
    public static func write(_ text: String, to path: String) throws(InputError) {
        try write(Data(text.utf8), to: path)
    }
}
