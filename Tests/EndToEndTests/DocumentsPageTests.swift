import Foundation
import TestSupport
import Testing

@Suite("docs/documents.md")
struct DocumentsPageTests {
    @Test("Each command that the page shows gives what the page shows")
    func commands() throws {
        let page = try Page("docs/documents.md")
        let scratch = try Scratch()
        try scratch.write(try #require(page.blocks("json").first), to: "reader.json")
        try scratch.write(try page.code(after: "With `broken.json` being"), to: "broken.json")
        let commands = page.blocks("console")
        #expect(commands.count == 3)
        for command in commands {
            let lines = command.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let words = lines[0].split(separator: " ").map(String.init)
            try #require(words.starts(with: ["$", "regions"]))
            let outcome = try Tool.run(Array(words.dropFirst(2)), in: scratch.url)
            #expect(outcome.output + outcome.errors == String(lines[1]), "\(lines[0])")
        }
    }
}
