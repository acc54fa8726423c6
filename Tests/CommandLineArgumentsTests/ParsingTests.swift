import CommandLineArguments
import Foundation
import RegionModel
import Testing

@Suite("Arguments")
struct ParsingTests {
    @Test("Options in both spellings, operands, and what comes after --")
    func forms() throws {
        let parsed = try arguments(["a", "--color=red", "--size", "402x874", "-", "--loud", "--", "--color", "-x"])
        #expect(parsed[Sample.color] == .red)
        #expect(parsed[Sample.size] == CGSize(width: 402, height: 874))
        #expect(parsed[Sample.loud])
        #expect(parsed.operands == ["a", "-", "--color", "-x"])
    }

    @Test("What is left out")
    func absence() throws {
        let parsed = try arguments(["a"])
        #expect(parsed[Sample.color] == nil)
        let isLoud: Bool = parsed[Sample.loud]
        #expect(!isLoud)
        #expect(parsed.all(Sample.tag).isEmpty)
    }

    @Test("A repeatable option keeps the order, and values may hold = and begin with a dash")
    func repetition() throws {
        #expect(
            try arguments(["a", "--tag", "b=c", "--tag=--d", "--tag", "-e"]).all(Sample.tag) == ["b=c", "--d", "-e"])
    }

    @Test(
        "Help is found wherever it is asked for",
        arguments: [
            (["--help"], "Usage: sample COMMAND …"), (["-h"], "Usage: sample COMMAND …"), (["help"], "Usage: sample"),
            (["help", "paint"], "Usage: sample paint"), (["--help", "paint"], "Usage: sample paint"),
            (["paint", "--wrong", "-h"], "Usage: sample paint [OPTION]… FILE…"),
            (["stop", "--help"], "Usage: sample stop [OPTION]…\n"),
        ])
    func help(arguments: [String], usage: String) throws {
        guard case .help(let text) = try Sample.program.parse(arguments) else {
            Issue.record("no help")
            return
        }
        #expect(text.contains(usage))
    }

    @Test(
        "What cannot be used is told in a sentence",
        arguments: [
            ([], "a command is missing, one of paint, stop"),
            (["piant"], "there is no command 'piant'; did you mean 'paint'?"),
            (["xyzzy"], "there is no command 'xyzzy'; the commands are paint, stop"),
            (["--hlep"], "there is no option '--hlep'; did you mean '--help'?"),
            (["help", "pant"], "there is no command 'pant'; did you mean 'paint'?"),
            (["paint", "a", "--colour", "red"], "there is no option '--colour'; did you mean '--color'?"),
            (["paint", "a", "-color=red"], "there is no option '-color'; did you mean '--color'?"),
            (
                ["paint", "a", "--zz"],
                "there is no option '--zz'; the options are --color, --size, --tag, --loud, --help"
            ),
            (["paint", "a", "--color"], "'--color' lacks its value red|green"),
            (["paint", "a", "--color", "--loud"], "'--color' lacks its value red|green"),
            (["paint", "a", "--color", "blue"], "'--color' is 'blue', expected one of red, green"),
            (["paint", "a", "--color="], "'--color' is '', expected one of red, green"),
            (["paint", "a", "--tag="], "'--tag' is '', expected some text"),
            (["paint", "a", "--loud=yes"], "'--loud' takes no value"),
            (["paint", "a", "--color", "red", "--color", "red"], "'--color' is given twice"),
            (["paint"], "FILE is missing"), (["stop", "now"], "'now' is one argument too many"),
        ])
    func errors(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try Sample.program.parse(arguments) }
        #expect(error?.message == sentence)
    }

    @Test(
        "Sizes that are none",
        arguments: ["402", "402x", "x874", "0x874", "-1x2", "1x2x3", "nanx1", "infx1", "1e999x1", "402 x 874", ""])
    func sizes(value: String) {
        let error = #expect(throws: UsageError.self) { try arguments(["a", "--size=\(value)"]) }
        #expect(error?.message == "'--size' is '\(value)', expected a width and a height such as 402x874")
        #expect(error?.help == "sample paint --help")
    }

    @Test("A command's status is the program's, and what it throws makes 2")
    func statuses() {
        #expect(Sample.program.run(["stop"]) == .findings)
        #expect(Sample.program.run(["paint", "a"]) == .unusable)
        #expect(Sample.program.run(["paint"]) == .unusable)
    }

    private func arguments(_ arguments: [String]) throws -> ParsedArguments {
        guard case .run(_, let parsed) = try Sample.program.parse(["paint"] + arguments) else {
            throw InputError(found: "no command", expected: "one")
        }
        return parsed
    }
}
