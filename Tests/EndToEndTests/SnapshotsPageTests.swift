import RegionModel
import TestSupport
import Testing

@Suite("docs/snapshots.md")
struct SnapshotsPageTests {
    @Test("Its example gives what the page shows")
    func example() throws {
        let page = try Page("docs/snapshots.md")
        let scratch = try Scratch()
        try scratch.write(try #require(page.blocks("json").first), to: "layout.json")
        let block = try #require(page.blocks("console").first)
        let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        try #require(lines[0] == "$ regions check layout.json")
        let outcome = try Tool.run(["check", "layout.json"], in: scratch.url)
        #expect(outcome.output == String(lines[1]) && outcome.errors == "" && outcome.status == 1)
    }

    @Test("The names of a window that it shows are a scene")
    func names() throws {
        let names = try Page("docs/snapshots.md").blocks("json")[1]
        let outcome = try Tool.run(["check", "-"], input: #"{"scene":\#(names),"elements":[]}"#)
        #expect(outcome.status == 0 && outcome.errors == "")
    }

    @Test("It has every role")
    func roles() throws {
        let page = try Page("docs/snapshots.md")
        for role in ElementRole.allCases {
            #expect(page.rows.contains { $0.contains("`\(role.rawValue)`") }, "\(role)")
        }
    }
}
