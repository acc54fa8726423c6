import Foundation
import RegionModel

/// A folder that files are written into, and nothing beside it: links are not followed.
final class OutputFolder: Sendable {
    private let path: String
    private let descriptor: Int32

    /// Opens a folder, and makes it where the one around it is there.
    ///
    /// - Throws: `InputError` where there is something else, a link among it, or it cannot be made.
    init(_ path: String) throws(InputError) {
        self.path = path
        if mkdir(path, 0o777) != 0, errno != EEXIST {
            let reason = FileDescriptor.Failure(code: errno).reason
            throw InputError(
                file: path, found: "a folder that cannot be made (\(reason))", expected: "a place for pictures")
        }
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            let found =
                errno == ELOOP || errno == ENOTDIR ? "no folder but a file or a link" : "a folder that cannot be opened"
            throw InputError(file: path, found: found, expected: "a folder for pictures")
        }
    }

    deinit { close(descriptor) }

    /// Writes a file that appears whole or not at all.
    ///
    /// - Parameter name: Of letters, digits, dots and dashes alone.
    /// - Throws: `InputError` where a link or a folder has the name, and where nothing can be written.
    func write(_ bytes: [UInt8], to name: String) throws(InputError) {
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw InputError(file: "\(path)/\(name)", found: "a link or a folder", expected: "a file to write")
        }
        let temporary = ".\(UUID().uuidString)"
        let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw unwritable(name, errno) }
        var failure: Int32?
        do {
            try FileDescriptor.write(bytes, to: file)
        } catch {
            failure = error.code
        }
        close(file)
        if failure == nil, renameat(descriptor, temporary, descriptor, name) != 0 { failure = errno }
        guard let failure else { return }
        unlinkat(descriptor, temporary, 0)
        throw unwritable(name, failure)
    }

    private func unwritable(_ name: String, _ code: Int32) -> InputError {
        let reason = FileDescriptor.Failure(code: code).reason
        return InputError(
            file: "\(path)/\(name)", found: "a place that cannot be written (\(reason))", expected: "a writable folder")
    }
}
