import Foundation

/// Where a path leads to once all links are followed.
enum OutputPlace {
    /// A file, or nothing yet; the folder is there.
    case file(folder: String, name: String)
    /// What is no file, such as a pipe or a device.
    case stream(String)
    /// What this process has open already, as `/dev/stdout` is.
    case descriptor(Int32)

    /// The most links that are followed, as many as Linux follows.
    private static let linkLimit = 40

    /// Follows a path whose last part need not be there yet.
    ///
    /// - Throws: `InputError` where there is a folder at its end, none around it, or links without an end.
    init(_ path: String) throws(InputError) {
        let own = Self.real("/proc/self/fd")
        var place = path
        for _ in 0...Self.linkLimit {
            let (parent, name) = Self.split(place)
            guard let folder = Self.real(parent) else {
                throw InputError(file: path, found: "no folder \"\(parent)\"", expected: "a folder that is there")
            }
            if folder == own, let descriptor = Int32(name) {
                self = .descriptor(descriptor)
                return
            }
            place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
                self = try Self.end(place, in: folder, name, of: path)
                return
            }
            place = target.hasPrefix("/") ? target : "\(folder)/\(target)"
        }
        throw InputError(file: path, found: "links that lead to each other", expected: "a file to write")
    }

    private static func end(
        _ place: String, in folder: String, _ name: String, of path: String
    ) throws(InputError) -> OutputPlace {
        var status = stat()
        guard stat(place, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
            return .file(folder: folder, name: name)
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            throw InputError(file: path, found: "a folder", expected: "a file to write")
        }
        return .stream(place)
    }

    /// A path without links; `nil` where there is nothing.
    private static func real(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// A path's folder, and the rest; a slash at the end asks for a folder, and stands for what is in it.
    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let name = path[path.index(after: slash)...]
        return (slash == path.startIndex ? "/" : String(path[..<slash]), name.isEmpty ? "." : String(name))
    }
}
