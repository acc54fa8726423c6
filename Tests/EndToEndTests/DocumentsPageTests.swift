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
        try page.expectCommands(3, in: scratch.url)
    }
}
