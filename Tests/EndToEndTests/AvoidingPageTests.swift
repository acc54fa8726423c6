import Foundation
import TestSupport
import Testing

@Suite("docs/avoiding.md")
struct AvoidingPageTests {
    private let examples = Places.package.appendingPathComponent("Examples")

    @Test("The command that the page shows gives what the page shows")
    func command() throws {
        let page = try Page("docs/avoiding.md")
        let block = try #require(page.blocks("console").first)
        let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ").map(String.init)
        try #require(words.starts(with: ["$", "regions"]))
        let outcome = try Tool.run(Array(words.dropFirst(2)), in: examples)
        #expect(outcome.output + outcome.errors == String(lines[1]))
    }

    @Test(
        "Its pictures are what the examples give", arguments: ["floating", "tiles", "article"],
        ["flat-landscape", "book", "book-rtl", "laptop"])
    func pictures(example: String, pose: String) throws {
        let isRightToLeft = pose.hasSuffix("-rtl")
        let outcome = try Tool.run(
            [
                "layout", "\(example).json", "--device", "iphone-duo", "--pose",
                isRightToLeft ? String(pose.dropLast(4)) : pose, "--direction", isRightToLeft ? "rtl" : "ltr",
                "--format", "svg",
            ], in: examples)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let picture = "../../../docs/pictures/\(example)-\(pose).svg"
        #expect(try Golden.difference(of: outcome.output, from: picture) == nil)
    }
}
