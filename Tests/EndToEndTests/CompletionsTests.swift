import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionsTests {
    @Test("Are the same as ever", arguments: ["bash", "zsh", "fish"])
    func golden(shell: String) throws {
        let outcome = try Tool.run(["completions", shell])
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(try Golden.difference(of: outcome.output, from: "completions/regions.\(shell)") == nil)
    }

    @Test("Are what the shell can read", .enabled(if: hasEveryShell), arguments: ["bash", "zsh", "fish"])
    func syntax(shell: String) throws {
        let scratch = try Scratch()
        let file = try scratch.write(Tool.run(["completions", shell]).output, to: "script")
        let outcome = try Outcome(of: "/usr/bin/env", [shell, "-n", file])
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    }

    @Test(
        "Bash completes commands, options, values, names and files",
        arguments: [
            (["regions", "ch"], ["check"]), (["regions", "check", "--topm"], ["--topmost-modal"]),
            (["regions", "check", "--device", "iphone-d"], ["iphone-duo"]),
            (["regions", "check", "--device", "=", "iphone-d"], ["iphone-duo"]),
            (["regions", "check", "--direction", ""], ["rtl", "ltr"]),
            (["regions", "check", "--turned", "c"], ["cw", "ccw"]),
            (["regions", "scene", "iphone-d"], ["iphone-duo"]),
            (["regions", "completions", ""], ["bash", "zsh", "fish", "--help"]),
            (["regions", "check", "a sc"], ["a screen.json"]),
            (["regions", "check", "--regions", "a"], ["a screen.json"]),
            (["regions", "check", "--picture", "a"], ["a screen.json"]),
            (["regions", "check", "--max-bytes", "a"], []), (["regions", "check", "--window", "a"], []),
            (["regions", "help", "tim"], ["timeline"]),
        ])
    func bash(words: [String], completions: [String]) throws {
        let scratch = try Scratch()
        let script = try scratch.write(Tool.run(["completions", "bash"]).output, to: ".script")
        try scratch.write("", to: "a screen.json")
        let array = words.map { "'\($0)'" }.joined(separator: " ")
        let program = """
            source \(script); COMP_WORDS=(\(array)); COMP_CWORD=\(words.count - 1)
            _regions; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let outcome = try Outcome(of: "/bin/bash", ["--norc", "-c", program], in: scratch.url)
        #expect(outcome.errors == "")
        #expect(outcome.output.split(separator: "\n").map(String.init) == completions)
    }

    @Test(
        "Fish completes commands, options, values and names", .enabled(if: hasEveryShell),
        arguments: [
            ("regions ch", ["check"]), ("regions check --topm", ["--topmost-modal"]),
            ("regions check --device iphone-d", ["iphone-duo"]), ("regions check --turned c", ["ccw", "cw"]),
            ("regions scene iphone-d", ["iphone-duo"]), ("regions completions ", ["bash", "fish", "zsh"]),
        ])
    func fish(line: String, completions: [String]) throws {
        let scratch = try Scratch()
        let script = try scratch.write(Tool.run(["completions", "fish"]).output, to: ".script")
        let outcome = try Outcome(
            of: "/usr/bin/env", ["fish", "--no-config", "-c", "source \(script); complete -C '\(line)'"],
            in: scratch.url, environment: ["HOME": scratch.url.path])
        let words = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(words == completions, "\(outcome.errors)")
    }

    @Test("Another shell is refused with those that there are")
    func unknown() throws {
        let outcome = try Tool.run(["completions", "tcsh"])
        #expect(outcome.status == 2)
        #expect(outcome.errors == "regions: found the shell 'tcsh', expected one of bash, zsh, fish\n")
    }

    private static let hasEveryShell = ["zsh", "fish"].allSatisfy { shell in
        ["/usr/bin", "/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }
}
