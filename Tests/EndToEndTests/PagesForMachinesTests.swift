import Foundation
import TestSupport
import Testing

@Suite("Pages for those who wire it up")
struct PagesForMachinesTests {
    @Test(
        "Every command and option that they show is one",
        arguments: ["for-agents", "continuous-integration", "reports"])
    func commands(name: String) throws {
        let page = try String(
            contentsOf: Places.package.appendingPathComponent("docs/\(name).md"), encoding: .utf8)
        let names = try names
        let calls = page.matches(of: /\bregions ([a-z]+)( [^\n`|&]*)?/).filter { names.contains(String($0.output.1)) }
        #expect(calls.count > 5)
        for call in calls {
            let help = try Tool.run([String(call.output.1), "--help"]).output
            for option in (call.output.2 ?? "").matches(of: /(--[a-z-]+)/).map(\.output.1) {
                #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "\(call.output.0)")
            }
        }
    }

    @Test("The page for agents has every command, with the operands that its help has")
    func agents() throws {
        let rows = try Page("docs/for-agents.md").rows.compactMap { $0.firstMatch(of: /^\| `regions ([a-z]+)(.*?)`/) }
        #expect(rows.map { String($0.output.1) } == (try names))
        for row in rows {
            let help = try Tool.run([String(row.output.1), "--help"]).output
            let usage = try #require(help.firstMatch(of: /\nUsage: regions [a-z]+ \[OPTION\]…( \[?([^\]\n]*))?/))
            #expect(row.output.2.hasPrefix(" \(usage.output.2 ?? "")") || usage.output.2 == nil, "\(row.output.0)")
        }
    }

    @Test("The run on the page for agents is what the tool says")
    func run() throws {
        let blocks = try Page("docs/for-agents.md").blocks("json")
        try #require(blocks.count == 2)
        let scratch = try Scratch()
        try scratch.write(blocks[0], to: "layout.json")
        let outcome = try Tool.run(["check", "layout.json", "--format", "json"], in: scratch.url)
        #expect(outcome.status == 1 && outcome.errors == "")
        #expect(outcome.output == blocks[1])
    }

    /// The commands that the tool's help lists.
    private var names: [String] {
        get throws {
            let help = try Tool.run(["--help"]).output
            return help.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
        }
    }
}
