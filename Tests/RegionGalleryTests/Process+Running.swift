import Foundation
import Testing

/// What a program that was run said, and how it ended.
struct Outcome {
    let status: Int32
    let output: String
    let errors: String
}

/// Runs a program as its users run it.
///
/// - Parameters:
///   - program: The path of the program.
///   - folder: Where it is run.
func run(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
) throws -> Outcome {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes: nothing can block, however much is written.
    let files = ["out", "err"].map(scratch.url.appendingPathComponent)
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Outcome(
        status: process.terminationStatus, output: try String(contentsOf: files[0], encoding: .utf8),
        errors: try String(contentsOf: files[1], encoding: .utf8))
}

/// A folder that is gone when the test is.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of what is in the folder, in order.
    var contents: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
    }
}

/// The places that tests know.
enum Places {
    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

    /// The example gallery beside the test bundle that this process runs.
    static func exampleGallery() throws -> String {
        let arguments = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
        let bundle = arguments.first { $0.pathExtension == "xctest" }
        let program = try #require(bundle ?? arguments.first).deletingLastPathComponent()
            .appendingPathComponent("ExampleGallery").path
        try #require(FileManager.default.isExecutableFile(atPath: program), "no \(program)")
        return program
    }
}
