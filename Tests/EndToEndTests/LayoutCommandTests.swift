import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@Suite("regions layout")
struct LayoutCommandTests {
    static let row = #"{"type":"HStack","content":[{"type":"Color","modifiers":[{"id":"a"}]},{"type":"Spacer"}]}"#

    /// The document that `docs/documents.md` shows.
    static func reader() throws -> String { try #require(try Page("docs/documents.md").blocks("json").first) }

    @Test("All agreed cases come out of the tool with the agreed frames, a line for each")
    func conformance() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appendingPathComponent("LayoutDocumentsTests/Cases/layout-cases.json").path
        let cases = try JSONField(JSONValue(file: file)).items()
        let outcome = try Tool.run(["layout", file, "--text", "fixed"])
        #expect(outcome.status == 0)
        let lines = try outcome.lines()
        try #require(lines.count == cases.count && cases.count == 265)
        for (expected, line) in zip(cases, lines) {
            let id = try expected.required("id").string()
            #expect(try line.required("id").string() == id)
            let frames = try expected.required("expect").required("frames")
            for key in try frames.keys() {
                let (wanted, found) = (
                    try frames.required(key).rect(), try line.required("frames").required(key).rect()
                )
                #expect(isNear(wanted, found), "\(id): \(key): found \(found), expected \(wanted)")
            }
            guard let size = try expected.required("expect").optional("size")?.size() else { continue }
            let found = try line.required("size").size()
            #expect(abs(size.width - found.width) <= 0.001 && abs(size.height - found.height) <= 0.001, "\(id)")
        }
    }

    @Test("A document around a fold, for people and as a picture, in both directions", arguments: ["ltr", "rtl"])
    func golden(direction: String) throws {
        let window = ["--device", "iphone-duo", "--pose", "book", "--direction", direction]
        for format in ["text", "svg"] {
            let outcome = try Tool.run(["layout", "-", "--format", format] + window, input: try Self.reader())
            #expect(outcome.status == 0 && outcome.errors == "")
            #expect(
                try Golden.difference(
                    of: outcome.output, from: "reader-\(direction).\(format == "text" ? "txt" : format)") == nil)
        }
    }

    @Test("Frames and pictures are of one measure, and a PNG is one")
    func png() throws {
        let scratch = try Scratch()
        try scratch.write(try Self.reader(), to: "reader.json")
        let outcome = try Tool.run(
            ["layout", "reader.json", "--format", "png", "--output", "reader.png"], in: scratch.url)
        #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
        let bytes = try Data(contentsOf: scratch.url.appendingPathComponent("reader.png"))
        #expect(bytes.starts(with: [0x89] + "PNG".utf8))
        // The window of 402 × 300 and 12 around it.
        #expect(bytes[16..<24].elementsEqual([0, 0, 0x01, 0xAA, 0, 0, 0x01, 0x44]))
    }

    @Test("A terminal gets no PNG")
    func terminal() throws {
        let scratch = try Scratch()
        try scratch.write(try Self.reader(), to: "reader.json")
        let process = Process()
        let shown = scratch.url.appendingPathComponent("shown")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        let command = "'\(Tool.path)' layout reader.json --format png"
        process.arguments = ["--quiet", "--return", "--command", command, "/dev/null"]
        process.currentDirectoryURL = scratch.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: try scratch.write("", to: shown.lastPathComponent))
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        let sentence = "regions: found a terminal to write a picture to, expected --output PATH, or a pipe\r\n"
        #expect(try String(contentsOf: shown, encoding: .utf8) == sentence)
    }

    @Test("The room is the device's safe area, the size, or what the document proposes")
    func rooms() throws {
        let document = #"{"proposal":[100,50],"view":\#(Self.row)}"#
        for (options, size, frame) in [
            ([], CGSize(width: 100, height: 50), CGRect(x: 0, y: 0, width: 92, height: 50)),
            (["--direction", "rtl"], CGSize(width: 100, height: 50), CGRect(x: 8, y: 0, width: 92, height: 50)),
            (["--size", "30x20"], CGSize(width: 30, height: 20), CGRect(x: 0, y: 0, width: 22, height: 20)),
            (
                ["--device", "ipad-pro-13", "--pose", "landscape"], CGSize(width: 1376, height: 975),
                CGRect(x: 0, y: 32, width: 1368, height: 975)
            ),
        ] as [([String], CGSize, CGRect)] {
            let outcome = try Tool.run(
                ["layout", "-", "--format", "json", "--text", "fixed"] + options, input: document)
            let line = try #require(try outcome.lines().first)
            #expect(try line.required("size").size() == size, "\(options)")
            #expect(try line.required("frames").required("a").rect() == frame, "\(options)")
        }
    }

    @Test("Documents without a name go by their file and place; a repeated id gets a name of its own and a note")
    func names() throws {
        let scratch = try Scratch()
        let color = #"{"type":"Color","modifiers":[{"id":"a"}]}"#
        try scratch.write(Self.row, to: "one.json")
        try scratch.write("[\(Self.row)]", to: "list.json")
        try scratch.write(#"{"cases":[\#(Self.row),{"id":"named","view":\#(Self.row)}]}"#, to: "cases.json")
        try scratch.write(
            #"{"type":"HStack","content":[\#(color),\#(color),\#(color.replacing("\"a\"", with: "\"a-2\""))]}"#,
            to: "twice.json")
        let outcome = try Tool.run(
            ["layout", "one.json", "list.json", "cases.json", "twice.json", "--size", "46x10", "--format", "json"],
            in: scratch.url)
        #expect(outcome.status == 0)
        let lines = try outcome.lines()
        #expect(
            try lines.map { try $0.required("id").string() } == [
                "one.json", "list.json[0]", "cases.json[0]", "named", "twice.json",
            ])
        let last = try #require(lines.last)
        #expect(outcome.output.contains(#""frames":{"a":[0,0,10,10],"a-3":[18,0,10,10],"a-2":[36,0,10,10]}"#))
        let message = #"the id "a" is given to several views; the second frame is named "a-3", and so on"#
        #expect(try last.required("diagnostics").items()[0].required("message").string() == message)
        #expect(outcome.errors == "regions: note: twice.json: a: \(message)\n")
    }

    @Test(
        "What went wrong is a note, and part of the JSON",
        arguments: [
            (
                #"{"frame":{"minWidth":40,"maxWidth":20}}"#, "",
                "the frame's minimum, ideal and maximum are no lengths in order; they give way"
            ),
            (
                #"{"aspectRatio":{"ratio":1e-9,"contentMode":"fill"}}"#, "a",
                "a frame came out as (0.0, nan, 1e+308, inf), which cannot be shown or judged"
            ),
        ])
    func notes(modifier: String, path: String, message: String) throws {
        let document = #"{"type":"Color","modifiers":[{"id":"a"},\#(modifier)]}"#
        let outcome = try Tool.run(["layout", "-", "--size", "1e308x10", "--format", "json"], input: document)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "regions: note: -: \(path.isEmpty ? "" : path + ": ")\(message)\n")
        let diagnostic = try #require(try outcome.lines().first?.required("diagnostics").items().first)
        #expect(try diagnostic.required("message").string() == message)
        #expect(try diagnostic.required("path").string() == path)
    }

    @Test("What goes to a file is what goes to standard output", arguments: ["text", "json", "svg"])
    func output(format: String) throws {
        let scratch = try Scratch()
        try scratch.write(try Self.reader(), to: "reader.json")
        let shown = try Tool.run(["layout", "reader.json", "--format", format], in: scratch.url)
        let written = try Tool.run(["layout", "reader.json", "--format", format, "--output", "out"], in: scratch.url)
        #expect(written.output == "" && written.status == 0)
        #expect(try String(contentsOf: scratch.url.appendingPathComponent("out"), encoding: .utf8) == shown.output)
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= 0.001 }
    }
}

extension Outcome {
    /// The JSON documents of standard output, one on each line.
    fileprivate func lines() throws -> [JSONField] {
        try output.split(separator: "\n").map { JSONField(try JSONValue(parsing: Data($0.utf8))) }
    }
}
