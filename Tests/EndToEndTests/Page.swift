import Foundation
import Testing

/// A page of the documentation, read for what it shows.
struct Page {
    private let text: String

    init(_ name: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        text = try String(contentsOf: root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
    }

    /// The contents of the fenced blocks in a language, in order.
    func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { rest in
            rest.components(separatedBy: "\n```").first.map { $0 + "\n" }
        }
    }

    /// What a sentence shows in backticks after the given words.
    func code(after words: String) throws -> String {
        let parts = text.components(separatedBy: words + " `")
        return try #require(parts.dropFirst().first?.components(separatedBy: "`").first)
    }
}
