import Foundation

/// What a program that was run said, and how it ended.
package struct Outcome {
    /// What it ended with.
    package let status: Int32
    /// What it wrote to standard output.
    package let output: String
    /// What it wrote to standard error.
    package let errors: String

    /// Runs a program to its end, as its users run it.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - folder: Where it is run; an empty one where none is given.
    ///   - environment: What is added to this process' environment.
    package init(
        of program: String, _ arguments: [String], in folder: URL? = nil, input: String = "",
        environment: [String: String] = [:]
    ) throws {
        // Files rather than pipes: nothing can block, however much is written.
        let files = try Scratch()
        let empty = try Scratch()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder ?? empty.url
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle(forReadingAtPath: try files.write(input, to: "in"))
        process.standardOutput = FileHandle(forWritingAtPath: try files.write("", to: "out"))
        process.standardError = FileHandle(forWritingAtPath: try files.write("", to: "err"))
        try process.run()
        process.waitUntilExit()
        (status, output, errors) = (process.terminationStatus, try files.text(of: "out"), try files.text(of: "err"))
    }
}
