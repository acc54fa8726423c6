import Foundation
import TestSupport
import Testing

@Suite("Bad input to the tool")
struct BadInputTests {
    static let good = #"{"scene":{"window":[100,100]},"elements":[{"id":"a","role":"button","frame":[0,0,10,10]}]}"#
    static let bad = #"{"scene":{"window":[100,100]},"elements":[{"id":"a","role":"button","frame":[95,0,10,10]}]}"#

    @Test(
        "Gets one sentence and status 2",
        arguments: [
            (
                "{\"scene\":", "bad.json: line 1, column 10: found the end of the text, expected a JSON value"
            ),
            ("", "bad.json: found an empty file, expected a dump or a layout"),
            (" \n", "bad.json: found an empty file, expected a dump or a layout"),
            ("\u{FEFF}\u{0}", "bad.json: found an empty file, expected a dump or a layout"),
            ("NaN", #"bad.json: found no tree in this file: "NaN", expected"#),
            (#"{"value":"none"}"#, "bad.json: found no tree in this file: "),
            (#"{"scene":{"window":[1,1]}}"#, #"bad.json: found no "elements""#),
            (
                #"{"scene":{"window":[NaN,1]},"elements":[]}"#,
                #"bad.json: line 1, column 21: found "N", expected a JSON value"#
            ),
            (
                #"{"scene":{"window":[1e999,1]},"elements":[]}"#,
                "bad.json: line 1, column 21: found the number 1e999, expected one that is not beyond all bounds"
            ),
            (
                #"{"scene":{"window":[-1,1]},"elements":[]}"#,
                "bad.json: scene.window[0]: found -1, expected a length of zero or more"
            ),
            (
                #"[{"scene":{"window":[1,1]},"elements":[{"role":"text","frame":[0,0,1,-1]}]}]"#,
                "bad.json: [0].elements[0].frame[3]: found -1, expected a length of zero or more"
            ),
            (String(repeating: "[", count: 100_000), "bad.json: found nesting deeper than 20000 levels"),
            (
                String(repeating: #"{"a":"#, count: 100_000) + "1" + String(repeating: "}", count: 100_000),
                "bad.json: found nesting deeper than 20000 levels"
            ),
            (#"{"elements":[]}"#, "bad.json: found no device"),
            (
                #"{"scene":{"window":[1,1],"\u001b[2J\n":1},"elements":[]}"#,
                "bad.json: scene: found an unknown field \"\u{FFFD}[2J\u{FFFD}\""
            ),
            (
                #"{"scene":{"device":"iphone-dou","pose":"book"},"elements":[]}"#,
                #"bad.json: scene: found the unknown device "iphone-dou", expected "iphone-duo""#
            ),
        ])
    func documents(document: String, sentence: String) throws {
        let scratch = try Scratch()
        try scratch.write(document, to: "bad.json")
        for arguments in [["check", "bad.json"], ["check", "bad.json", "--format", "json", "--output", "out.json"]] {
            let outcome = try Tool.run(arguments, in: scratch.url)
            expectRefusal(outcome, "regions: \(sentence)")
            #expect(try scratch.contents == ["bad.json"])
        }
    }

    @Test(
        "Places that are no files",
        arguments: [
            (["layout", "."], "regions: .: found a folder, expected a file to read"),
            (["check", "*.xml"], "regions: *.xml: found no file of this pattern, expected one or more"),
            (["check", "none.json"], "regions: none.json: found no such file, expected a file to read"),
            (["check", "good.json", "--output", "."], "regions: .: found a folder, expected a file to write"),
            (
                ["check", "good.json", "--output", "good.json/report"],
                "regions: good.json/report: found a place that cannot be written"
            ),
            (
                ["check", "good.json", "--output", "none/report"],
                "regions: none/report: found no folder \"none\", expected a folder that is there"
            ),
            (["check", "good.json", "--output", "new/"], "regions: new/: found no folder \"new\""),
            (
                ["check", "good.json", "--output", "/proc/report"],
                "regions: /proc/report: found a place that cannot be"
            ),
            (["devices", "--device-file", "none.json"], "regions: none.json: found no such file"),
        ])
    func places(arguments: [String], sentence: String) throws {
        let scratch = try Scratch()
        try scratch.write(Self.good, to: "good.json")
        expectRefusal(try Tool.run(arguments, in: scratch.url), sentence)
        #expect(try scratch.contents == ["good.json"])
    }

    @Test(
        "Arguments that are wrong get a hint as well",
        arguments: [
            (
                [],
                "regions: a command is missing, one of devices, scene, timeline, convert, layout, check, merge, compare, completions, man",
                "regions --help"
            ),
            (["chekc"], "regions: there is no command 'chekc'; did you mean 'check'?", "regions --help"),
            (["check"], "regions: FILE is missing", "regions check --help"),
            (
                ["check", "a", "--fail-on", "none"],
                "regions: '--fail-on' is 'none', expected one of error, warning, never", "regions check --help"
            ),
            (
                ["scene", "iphone-duo", "--poes", "book"],
                "regions: there is no option '--poes'; did you mean '--pose'?", "regions scene --help"
            ),
        ])
    func usage(arguments: [String], sentence: String, help: String) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors == "\(sentence)\ntry '\(help)'\n")
    }

    @Test("One bad file among several is named, and the others are judged")
    func several() throws {
        let scratch = try Scratch()
        try scratch.write(Self.good, to: "good.json")
        try scratch.write(Self.bad, to: "found.json")
        try scratch.write("{", to: "broken.json")
        let outcome = try Tool.run(["check", "good.json", "broken.json", "found.json"], in: scratch.url)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("regions: broken.json: "))
        #expect(outcome.output.hasPrefix("found.json\n  a\n    error  outside-window\n"))
        #expect(outcome.output.hasSuffix("2 layouts checked: 1 error in 1 of them.\n"))
    }

    private func expectRefusal(_ outcome: Outcome, _ sentence: String) {
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix(sentence), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1 && outcome.errors.hasSuffix("\n"))
    }
}
