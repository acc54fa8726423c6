import Foundation
import RegionModel

/// A program of several commands: one table for parsing, for help and for running.
public struct Program: Sendable {
    /// The word that calls it.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// Its commands in the order in which help lists them.
    public let commands: [Command]

    /// A program of the given commands.
    public init(_ name: String, summary: String, commands: [Command]) {
        self.name = name
        self.summary = summary
        self.commands = commands
    }
}

extension Program {
    /// What the arguments ask for.
    public enum Invocation: Sendable {
        /// To read this.
        case help(String)
        /// To run this command.
        case run(Command, ParsedArguments)
    }

    /// Does what the arguments ask for, and says on standard error in one sentence what stands in the way.
    ///
    /// - Parameter arguments: Without the program's own name.
    public func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try perform(parse(arguments))
        } catch {
            StandardError.tell("\(error)", by: name)
            if let usage = error as? UsageError { StandardError.write("try '\(usage.help)'\n") }
        }
        return .unusable
    }

    private func perform(_ invocation: Invocation) throws(InputError) -> ExitStatus {
        switch invocation {
        case .help(let text):
            try StandardOutput.write(text)
            return .success
        case .run(let command, let parsed):
            return try command.run(parsed)
        }
    }

    /// Does what the process's arguments ask for, and ends it.
    public func main() -> Never {
        // A reader that leaves early, as `head` does, is no reason to die; `StandardOutput` stops writing instead.
        signal(SIGPIPE, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
