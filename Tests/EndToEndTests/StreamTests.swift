import Foundation
import TestSupport
import Testing

@Suite("Pipes and standard streams")
struct StreamTests {
    @Test(
        "Whatever can be read is read",
        arguments: ["check <(cat good.json)", "check /dev/stdin < good.json", "check - < good.json"])
    func input(command: String) throws {
        let outcome = try shell("'\(Tool.path)' \(command)")
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output == "1 layout checked, nothing found.\n")
    }

    @Test("A pipe goes into a command")
    func pipe() throws {
        let outcome = try shell("cat good.json | '\(Tool.path)' check /dev/stdin")
        #expect(outcome.output == "1 layout checked, nothing found.\n")
    }

    @Test("Standard output has several names, and what else is written there stays", arguments: ["-", "/dev/stdout"])
    func output(name: String) throws {
        let command = "{ echo before; '\(Tool.path)' check good.json --output \(name); echo after; }"
        for tail in ["", " > shown; cat shown", " | cat"] {
            let outcome = try shell(command + tail)
            #expect(outcome.output == "before\n1 layout checked, nothing found.\nafter\n", "\(tail)")
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "/dev/stdout") == "/proc/self/fd/1")
    }

    private func shell(_ command: String) throws -> Outcome {
        let scratch = try Scratch()
        try scratch.write(BadInputTests.good, to: "good.json")
        return try Outcome(of: "/bin/bash", ["-c", command], in: scratch.url)
    }
}
