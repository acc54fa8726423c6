import Foundation
import TestSupport
import Testing

@Suite("docs/arrangements.md")
struct ArrangementsPageTests {
    private let examples = Places.package.appendingPathComponent("Examples")

    @Test("The command that the page shows gives what the page shows")
    func command() throws {
        let page = try Page("docs/arrangements.md")
        let block = try #require(page.blocks("console").first)
        let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ").map(String.init)
        try #require(words.starts(with: ["$", "regions"]))
        let outcome = try Tool.run(Array(words.dropFirst(2)), in: examples)
        #expect(outcome.output + outcome.errors == String(lines[1]))
    }

    @Test("Its pictures are what the example gives", arguments: ["flat-landscape", "book", "laptop"])
    func pictures(pose: String) throws {
        let outcome = try Tool.run(
            ["layout", "player.json", "--device", "iphone-duo", "--pose", pose, "--format", "svg"], in: examples)
        #expect(outcome.status == 0)
        let picture = "../../../docs/pictures/arrangement-\(pose).svg"
        #expect(try Golden.difference(of: outcome.output, from: picture) == nil)
    }
}
