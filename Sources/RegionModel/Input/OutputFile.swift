import Foundation

/// Writing files that appear whole or not at all.
public enum OutputFile {
    /// Writes a file by way of a temporary one beside it, and makes the folder it goes into.
    ///
    /// What is there and no file, such as `/dev/null` or a named pipe, is written to as it stands.
    ///
    /// - Throws: `InputError` naming the file where it cannot be written; nothing is left behind then.
    public static func write(_ data: Data, to path: String) throws(InputError) {
        let url = URL(fileURLWithPath: path)
        do {
            if isDevice(url) { return try FileHandle(forWritingTo: url).write(contentsOf: data) }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw InputError(file: path, found: "a place that cannot be written", expected: "a writable folder")
        }
    }

    private static func isDevice(_ url: URL) -> Bool {
        let path = url.resolvingSymlinksInPath().path
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        return type.map { ![.typeRegular, .typeDirectory].contains($0) } ?? false
    }

    /// Writes text as UTF-8.
    ///
    /// - Throws: As `write(_:to:)` for data.
    public static func write(_ text: String, to path: String) throws(InputError) {
        try write(Data(text.utf8), to: path)
    }
}
