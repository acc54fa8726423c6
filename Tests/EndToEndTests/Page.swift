import Foundation
import TestSupport
import Testing

/// A page of the documentation, read for what it shows.
struct Page {
    private let text: String

    /// - Parameter path: Where it is in the package.
    init(_ path: String) throws {
        text = try String(contentsOf: Places.package.appendingPathComponent(path), encoding: .utf8)
    }

    /// The commands of an indented block that begin with the given program, as words without it and without remarks.
    func commands(of program: String) -> [[String]] {
        text.split(separator: "\n").filter { $0.hasPrefix("    \(program) ") }.map { line in
            line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
        }
    }

    /// The contents of the fenced blocks in a language, in order.
    func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { rest in
            rest.components(separatedBy: "\n```").first.map { $0 + "\n" }
        }
    }

    /// Expects that each command of a console gives what the page shows below it.
    func expectCommands(_ count: Int, in folder: URL) throws {
        let commands = blocks("console")
        #expect(commands.count == count)
        for command in commands {
            let lines = command.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let words = lines[0].split(separator: " ").map(String.init)
            try #require(words.starts(with: ["$", "regions"]))
            let outcome = try Tool.run(Array(words.dropFirst(2)), in: folder)
            #expect(outcome.output + outcome.errors == String(lines[1]), "\(lines[0])")
        }
    }

    /// The rows of its tables.
    var rows: [Substring] { text.split(separator: "\n").filter { $0.hasPrefix("| ") } }

    /// What a sentence shows in backticks after the given words.
    func code(after words: String) throws -> String {
        let parts = text.components(separatedBy: words + " `")
        return try #require(parts.dropFirst().first?.components(separatedBy: "`").first)
    }
}
