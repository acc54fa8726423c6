import Foundation

/// Reading files that somebody else wrote.
public enum InputFile {
    /// The largest file that is read, in bytes.
    public static let sizeLimit = 1 << 30

    /// The bytes of a file, a pipe or whatever else can be read; `-` stands for standard input.
    ///
    /// - Throws: `InputError` naming the file, where it is missing, a folder, unreadable or larger than `sizeLimit`.
    public static func read(_ path: String) throws(InputError) -> Data {
        try read(path, atMost: sizeLimit)
    }

    /// As `read(_:)`, with a limit of its own, in bytes.
    package static func read(_ path: String, atMost limit: Int) throws(InputError) -> Data {
        if path == "-" { return try read(STDIN_FILENO, of: path, atMost: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if [ENOENT, ENOTDIR].contains(errno) {
                throw InputError(file: path, found: "no such file", expected: "a file to read")
            }
            throw InputError(file: path, found: "a file that cannot be read", expected: "permission to read it")
        }
        defer { close(descriptor) }
        return try read(descriptor, of: path, atMost: limit)
    }

    private static func read(_ descriptor: Int32, of path: String, atMost limit: Int) throws(InputError) -> Data {
        let data: Data
        do {
            data = try FileDescriptor.read(descriptor, until: limit)
        } catch {
            let found = error.code == EISDIR ? "a folder" : "something that cannot be read"
            throw InputError(file: path, found: found, expected: "a file to read")
        }
        guard data.count <= limit else {
            throw InputError(file: path, found: "more than \(limit) bytes", expected: "fewer")
        }
        return data
    }
}
