import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("regions check")
struct CheckTests {
    @Test(
        "The status follows --fail-on",
        arguments: [
            ("good", [], 0), ("bad", [], 1), ("bad", ["--fail-on", "never"], 0), ("low", [], 0),
            ("low", ["--fail-on", "warning"], 1), ("good", ["--fail-on", "warning"], 0),
        ] as [(String, [String], Int32)])
    func status(document: String, options: [String], status: Int32) throws {
        let low = """
            {"scene":{"window":[100,100],"safeArea":{"bottom":20}},
             "elements":[{"id":"a","role":"button","frame":[0,75,10,10]}]}
            """
        let documents = ["good": BadInputTests.good, "bad": BadInputTests.bad, "low": low]
        let outcome = try Tool.run(["check", "-"] + options, input: documents[document, default: ""])
        #expect(outcome.status == status)
        #expect(outcome.errors == "")
    }

    @Test("One layout is reported as an object of the promised shape, several files as an array")
    func json() throws {
        let scratch = try Scratch()
        try scratch.write(BadInputTests.bad, to: "a.json")
        let one = try Tool.run(["check", "a.json", "--format", "json"], in: scratch.url)
        #expect(one.errors == "")
        let report = JSONField(try JSONValue(parsing: Data(one.output.utf8)))
        let finding = try #require(try report.required("findings").items().first)
        #expect(try finding.required("rule").string() == "outside-window")
        #expect(try finding.required("severity").string() == "error")
        #expect(try finding.required("element").string() == "a")
        #expect(try finding.required("frame").rect() == CGRect(x: 95, y: 0, width: 10, height: 10))
        #expect(try finding.required("overlap").items().map { try $0.number() } == [5, 0])
        #expect(try finding.required("move").items().map { try $0.number() } == [-5, 0])
        #expect(try finding.keys().contains("region"))
        let two = try Tool.run(["check", "a.json", "a.json", "--format", "json"], in: scratch.url)
        #expect(try JSONField(JSONValue(parsing: Data(two.output.utf8))).items().count == 2)
    }

    @Test("Options supply a scene, and go before the one in the file")
    func scenes() throws {
        let elements = #""elements":[{"id":"a","role":"button","frame":[460,100,44,44]}]"#
        let bare = "{\(elements)}"
        let book = #"{"scene":{"device":"iphone-duo","pose":"book"},\#(elements)}"#
        for (document, options, status) in [
            (bare, ["--device", "iphone-duo", "--pose", "book"], 1),
            (bare, ["--device", "iphone-duo", "--pose", "laptop"], 0),
            (book, [], 1), (book, ["--pose", "flat-landscape"], 0), (book, ["--window", "split-left"], 1),
            (book, ["--device", "ipad-pro-13", "--pose", "landscape"], 0), (bare, [], 2),
        ] as [(String, [String], Int32)] {
            #expect(try Tool.run(["check", "-"] + options, input: document).status == status, "\(options)")
        }
    }

    @Test("A report that goes to a file is the one that goes to standard output")
    func output() throws {
        let scratch = try Scratch()
        try scratch.write(BadInputTests.bad, to: "a.json")
        let shown = try Tool.run(["check", "a.json", "--format", "json"], in: scratch.url)
        let written = try Tool.run(
            ["check", "a.json", "--format", "json", "--output", "report.json"], in: scratch.url)
        #expect(written.output == "")
        #expect(written.status == 1)
        let file = scratch.url.appendingPathComponent("report.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == shown.output)
    }

    @Test("A named pipe is written to as it stands")
    func namedPipe() throws {
        let scratch = try Scratch()
        let pipe = scratch.url.appendingPathComponent("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = Process()
        let received = scratch.url.appendingPathComponent("received")
        reader.executableURL = URL(fileURLWithPath: "/bin/cat")
        reader.arguments = [pipe]
        reader.standardOutput = FileHandle(forWritingAtPath: try scratch.write("", to: received.lastPathComponent))
        try reader.run()
        let outcome = try Tool.run(["check", "-", "--output", pipe], input: BadInputTests.good)
        reader.waitUntilExit()
        #expect(outcome.status == 0)
        #expect(try String(contentsOf: received, encoding: .utf8) == "1 layout checked, nothing found.\n")
    }

    @Test("Text is without colours where no terminal reads it")
    func colors() throws {
        let outcome = try Tool.run(["check", "-"], input: BadInputTests.bad)
        #expect(
            outcome.output == """
                -
                  a
                    error  outside-window
                      This button reaches 5 pt out of the window at the right. Move it 5 pt to the left.

                1 layout checked: 1 error in 1 of them.

                """)
    }
}
