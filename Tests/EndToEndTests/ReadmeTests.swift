import Foundation
import TestSupport
import Testing

@Suite("README.md")
struct ReadmeTests {
    @Test("Each command of the tool does what it says, with files that are there")
    func commands() throws {
        let scratch = try Scratch()
        let examples = Places.package.appendingPathComponent("Examples")
        try FileManager.default.createSymbolicLink(
            at: scratch.url.appendingPathComponent("Examples"), withDestinationURL: examples)
        let commands = try Page("README.md").commands(of: ".build/release/regions")
        #expect(commands.map(\.first) == ["devices", "scene", "layout", "check"])
        for command in commands {
            let outcome = try Tool.run(command, in: scratch.url)
            #expect(outcome.errors == "")
            #expect(outcome.status == (command[0] == "check" ? 1 : 0), "\(command)")
            #expect(outcome.output.isEmpty == command.contains("--output"), "\(command)")
        }
        #expect(try scratch.text(of: "screen.svg").hasSuffix("</svg>\n"))
        #expect(try scratch.contents == ["Examples", "screen.svg"])
    }
}
