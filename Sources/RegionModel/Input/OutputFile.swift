import Foundation

/// Writing files that appear whole or not at all.
public enum OutputFile {
    /// Writes a file by way of a temporary one beside it; a file that is replaced keeps its owner and permissions.
    ///
    /// Links are followed, and stay. What is there and no file, such as `/dev/null`, a named pipe or `/dev/stdout`, is
    /// written to as it stands. No folder is made.
    ///
    /// - Throws: `InputError` naming the file where it cannot be written; nothing is left behind then.
    public static func write(_ data: Data, to path: String) throws(InputError) {
        let place = try OutputPlace(path)
        do {
            switch place {
            case .file(let folder, let name): try replace(name, in: folder, with: Array(data))
            case .stream(let stream): try write(Array(data), opening: stream, O_WRONLY)
            case .descriptor(let descriptor): try FileDescriptor.write(Array(data), to: descriptor)
            }
        } catch {
            throw InputError(
                file: path, found: "a place that cannot be written (\(error.reason))", expected: "a writable folder")
        }
    }

    /// Writes text as UTF-8.
    ///
    /// - Throws: As `write(_:to:)` for data.
    public static func write(_ text: String, to path: String) throws(InputError) {
        try write(Data(text.utf8), to: path)
    }

    private static func replace(
        _ name: String, in folder: String, with bytes: [UInt8]
    ) throws(FileDescriptor.Failure) {
        let path = "\(folder)/\(name)"
        let temporary = "\(folder)/.\(UUID().uuidString)"
        var isDone = false
        defer { if !isDone { unlink(temporary) } }
        try write(bytes, opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
        var replaced = stat()
        if stat(path, &replaced) == 0 {
            // Only root may give a file away; whoever may not keeps it.
            _ = chown(temporary, replaced.st_uid, replaced.st_gid)
            guard chmod(temporary, replaced.st_mode & 0o7777) == 0 else { throw FileDescriptor.Failure(code: errno) }
        }
        guard rename(temporary, path) == 0 else { throw FileDescriptor.Failure(code: errno) }
        isDone = true
    }

    private static func write(
        _ bytes: [UInt8], opening path: String, _ flags: Int32
    ) throws(FileDescriptor.Failure) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileDescriptor.Failure(code: errno) }
        defer { close(descriptor) }
        try FileDescriptor.write(bytes, to: descriptor)
    }
}
