import Foundation
import TestSupport
import Testing

@Suite("The manual page")
struct ManualTests {
    @Test("Is the same as ever, and groff finds nothing wrong with it")
    func page() throws {
        let outcome = try Tool.run(["man"])
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(try Golden.difference(of: outcome.output, from: "regions.1") == nil)
        let set = try Outcome(
            of: "/usr/bin/env", ["groff", "-man", "-Tutf8", "-ww", "-k", "-P-cbou"], input: outcome.output)
        #expect(set.status == 0 && set.errors == "", "\(set.errors)")
    }

    @Test("Names every command and every option that help names")
    func complete() throws {
        let page = try Outcome(
            of: "/usr/bin/env", ["groff", "-man", "-Tascii", "-P-cbou"], input: Tool.run(["man"]).output
        ).output
        let commands = try Tool.run(["--help"]).output.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
        #expect(commands.contains("check"))
        for command in commands {
            #expect(page.contains("regions \(command) [OPTION]"), "\(command)")
            let help = try Tool.run([command, "--help"]).output
            for option in help.matches(of: /\n  (--[a-z-]+)/).map(\.output.1) {
                #expect(page.contains(option), "\(option)")
            }
        }
    }
}
