import Foundation
import TestSupport
import Testing

@Suite("Bad documents")
struct BadDocumentTests {
    @Test("Get one whole sentence and status 2, and leave nothing behind", arguments: BadDocuments.all)
    func refusals(document: String, sentence: String) throws {
        let scratch = try Scratch()
        try scratch.write(document, to: "bad.json")
        for format in ["json", "svg"] {
            let outcome = try Tool.run(
                ["layout", "bad.json", "--size", "10x10", "--format", format, "--output", "out"], in: scratch.url)
            expectRefusal(outcome, sentence: "bad.json: \(sentence)")
            #expect(try scratch.contents == ["bad.json"])
        }
    }

    @Test(
        "Arguments and places that cannot be used get one sentence, and leave nothing behind",
        arguments: [
            ([], "good.json: found no \"proposal\", expected one, or --size or --device"),
            (["--pose", "book"], "found --pose without --device, expected the device as well"),
            (["--window", "full"], "found --window without --device, expected the device as well"),
            (["--device", "iphone-duo", "--size", "1x1"], "found --size beside --device, expected one of the two"),
            (
                ["--device", "iphone-dou", "--pose", "book"],
                #"found the unknown device "iphone-dou", expected "iphone-duo""#
            ),
            (
                ["--device", "iphone-duo", "--pose", "bok"],
                #"found the unknown pose "bok" of iphone-duo, expected "book""#
            ),
            (
                ["--size", "9x9", "--format", "svg", "good.json"],
                "found 2 files, expected one document to make a picture of"
            ),
            (
                ["--size", "9x9", "--format", "png", "--output", "good.json/picture"],
                "good.json/picture: found a place that cannot be written (not a directory), expected a writable folder"
            ),
            (
                ["--size", "9x9", "--output", "."],
                ".: found a folder, expected a file to write"
            ),
            (
                ["--size", "20000x20000", "--format", "png"],
                "found a picture of 20024 × 20024 pixels, expected at most 16384 a side and 100 million in all"
            ),
        ] as [([String], String)])
    func arguments(options: [String], sentence: String) throws {
        let scratch = try Scratch()
        try scratch.write(LayoutCommandTests.row, to: "good.json")
        expectRefusal(try Tool.run(["layout", "good.json"] + options, in: scratch.url), sentence: sentence)
        #expect(try scratch.contents == ["good.json"])
    }

    @Test("Files that are none are told of, and so are lists where a picture is wanted")
    func files() throws {
        let scratch = try Scratch()
        try scratch.write("[\(LayoutCommandTests.row),\(LayoutCommandTests.row)]", to: "list.json")
        for (arguments, sentence) in [
            (["."], ".: found a folder, expected a file to read"),
            (["none.json"], "none.json: found no such file, expected a file to read"),
            (
                ["list.json", "--format", "svg"],
                "list.json: found 2 documents, expected one document to make a picture of"
            ),
        ] {
            expectRefusal(try Tool.run(["layout", "--size", "9x9"] + arguments, in: scratch.url), sentence: sentence)
        }
    }

    @Test("One bad document among several is told of with its place; the others are laid out")
    func several() throws {
        let scratch = try Scratch()
        try scratch.write("{", to: "broken.json")
        try scratch.write(
            #"{"cases":[{"id":"a","proposal":[1,1],"view":{"type":"Color"}},{"view":{"type":"Group","content":[{"type":"Colour"}]}}]}"#,
            to: "cases.json")
        let outcome = try Tool.run(
            ["layout", "broken.json", "cases.json", "--format", "json", "--output", "out"], in: scratch.url)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(
            outcome.errors == """
                regions: broken.json: line 1, column 2: found the end of the text, expected the name of a member in quotes
                regions: cases.json: cases[1].view.content[0].type: found "Colour", expected "Color"

                """)
        let written = try String(contentsOf: scratch.url.appendingPathComponent("out"), encoding: .utf8)
        #expect(written == "{\"id\":\"a\",\"size\":[1,1],\"frames\":{}}\n")
    }

    @Test("A view of many modifiers in deep nesting is laid out")
    func deep() throws {
        let document = BadDocuments.nested(190, modifiers: BadDocuments.list(of: #"{"padding":0.01}"#, count: 100))
        let outcome = try Tool.run(["layout", "-", "--size", "1000x1000", "--format", "json"], input: document)
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output == "{\"id\":\"-\",\"size\":[1000,1000],\"frames\":{}}\n")
    }

    private func expectRefusal(_ outcome: Outcome, sentence: String) {
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors == "regions: \(sentence)\n")
    }
}
