import Foundation
import Testing

/// The built `regions`, run as its users run it.
struct Tool {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs the tool in a folder of its own, which `files` fill.
    ///
    /// - Parameter arguments: As they would be typed.
    static func run(_ arguments: [String], in folder: URL? = nil, input: String = "") throws -> Outcome {
        let scratch = try Scratch()
        let (output, errors) = (scratch.url.appendingPathComponent("out"), scratch.url.appendingPathComponent("err"))
        let process = Process()
        process.executableURL = try executable()
        process.arguments = arguments
        process.currentDirectoryURL = folder ?? scratch.url
        // Files rather than pipes: nothing can block, however much is written.
        process.standardOutput = try scratch.writing(to: output)
        process.standardError = try scratch.writing(to: errors)
        let source = scratch.url.appendingPathComponent("in")
        try Data(input.utf8).write(to: source)
        process.standardInput = try FileHandle(forReadingFrom: source)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// The tool beside the test bundle that this process runs.
    static func executable() throws -> URL {
        let arguments = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
        let bundle = arguments.first { $0.pathExtension == "xctest" }
        let folder = try #require(bundle ?? arguments.first).deletingLastPathComponent()
        let tool = folder.appendingPathComponent("regions")
        try #require(FileManager.default.isExecutableFile(atPath: tool.path), "no \(tool.path)")
        return tool
    }
}

/// A folder that is gone when the test is.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("regions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and gives its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func writing(to file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    /// The names of what is in the folder, in order.
    var contents: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
