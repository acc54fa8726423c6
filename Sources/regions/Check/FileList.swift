import Foundation
import RegionAudit
import RegionModel

/// The files that a command line names: as they are, by folders, or by patterns that no shell has expanded.
enum FileList {
    /// What is taken of a folder; what is named or matched is taken whatever it ends in.
    static let extensions: Set<String> = ["xml", "json", "txt", "log", "uix"]

    /// The deepest folder that is looked into, and the most that is taken.
    private static let (depthLimit, countLimit) = (64, 1_000_000)

    /// The files in the order of the operands, those of one operand in the order of their names.
    ///
    /// Links to folders are not followed, and hidden files and folders are passed over.
    ///
    /// - Throws: `InputError` where a folder or a pattern has no file.
    static func files(of operands: [String]) throws(InputError) -> [String] {
        var files: [String] = []
        for operand in operands {
            if operand != "-", isFolder(operand) {
                let found = self.files(in: operand) { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
                guard !found.isEmpty else {
                    throw InputError(
                        file: operand, found: "a folder without dumps and layouts",
                        expected: "files that end in one of \(extensions.sorted().joined(separator: ", "))")
                }
                files += found
            } else if Glob.isPattern(operand), !FileManager.default.fileExists(atPath: operand) {
                let glob = Glob(operand)
                let found = self.files(in: base(of: operand)) { glob.matches($0) }
                guard !found.isEmpty else {
                    throw InputError(file: operand, found: "no file of this pattern", expected: "one or more")
                }
                files += found
            } else {
                files.append(operand)
            }
            guard files.count <= countLimit else {
                throw InputError(found: "more than \(countLimit) files", expected: "fewer, or --shard")
            }
        }
        return files
    }

    /// The folder before the first name of a pattern that is none.
    private static func base(of pattern: String) -> String {
        let names = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let plain = names.prefix { !Glob.isPattern(String($0)) }
        return plain.isEmpty ? "" : plain == [""] ? "/" : plain.joined(separator: "/")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The files in a folder and below that are wanted, by path; the empty folder is the current one.
    private static func files(in folder: String, _ isWanted: (String) -> Bool) -> [String] {
        var found: [String] = []
        var open = [(path: folder, depth: 0)]
        while let (path, depth) = open.popLast(), found.count <= countLimit {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)) ?? []
            for name in names where !name.hasPrefix(".") {
                let inner = path.isEmpty ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
                var status = stat()
                guard lstat(inner, &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    if depth < depthLimit { open.append((inner, depth + 1)) }
                } else if isWanted(inner), isFile(inner) {
                    found.append(inner)
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether a path leads to a regular file: a pipe among dumps would be waited for without end.
    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
