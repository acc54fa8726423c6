import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("Reports of regions check")
struct ReportCommandTests {
    @Test(
        "Every form is told with the status of the check, and a file that cannot be used has its place",
        arguments: [
            ("junit", "<failure type=\"outside-window\"", "<error type=\"unusable\""),
            ("sarif", "\"ruleId\": \"outside-window\"", "\"executionSuccessful\": false"),
            (
                "github", "::error file=bad.json,title=outside-window::a: ",
                "::error file=broken.json,title=not judged::"
            ),
        ])
    func forms(format: String, finding: String, failure: String) throws {
        let scratch = try folder(["bad.json": BadInputTests.bad, "broken.json": "{", "good.json": BadInputTests.good])
        let found = try Tool.run(["check", "bad.json", "good.json", "--format", format], in: scratch.url)
        #expect(found.status == 1 && found.errors == "")
        #expect(found.output.contains(finding) && !found.output.contains(failure))
        let broken = try Tool.run(["check", "broken.json", "--format", format], in: scratch.url)
        #expect(broken.status == 2 && broken.errors.hasPrefix("regions: broken.json: "))
        #expect(broken.output.contains(failure))
    }

    @Test("Folders and patterns are the files in them, in order, whatever the number of jobs")
    func files() throws {
        var files = ["d/readme.md": "none", "d/.hidden.json": "{", "d/z/b.JSON": BadInputTests.bad]
        for index in 10..<40 { files["d/\(index).json"] = index % 3 == 0 ? BadInputTests.bad : BadInputTests.good }
        let scratch = try folder(files)
        try FileManager.default.createSymbolicLink(
            at: scratch.url.appendingPathComponent("d/loop"), withDestinationURL: scratch.url)
        let one = try Tool.run(["check", "d", "--jobs", "1", "--format", "json"], in: scratch.url)
        #expect(one.status == 1 && one.errors == "")
        let names = try JSONField(JSONValue(parsing: Data(one.output.utf8))).items().map {
            try $0.required("file").string()
        }
        #expect(names == (10..<40).map { "d/\($0).json" } + ["d/z/b.JSON"])
        for arguments in [["d"], ["d/**"], ["d/*.json", "d/z/?.JSON"], ["d/", "--jobs", "7"]] {
            let outcome = try Tool.run(["check"] + arguments + ["--format", "json"], in: scratch.url)
            guard arguments != ["d/**"] else {
                // A pattern takes what it matches, a text of people too.
                #expect(outcome.status == 2 && outcome.errors.hasPrefix("regions: d/readme.md: "))
                continue
            }
            #expect(outcome.output == one.output, "\(arguments)")
        }
    }

    @Test("Merged parts are the whole, with its status and its notes", arguments: [1, 2, 5])
    func shards(count: Int) throws {
        let settings = """
            {"ignores": [{"rule": "*", "element": "a", "file": "d/b.json", "reason": "x"},
                         {"rule": "*", "element": "none", "reason": "x"}]}
            """
        let scratch = try folder([
            "d/a.json": BadInputTests.good, "d/b.json": BadInputTests.bad, "d/c.json": "[\(BadInputTests.bad)]",
            "d/e.json": "{", ".regions.json": settings,
        ])
        var parts: [String] = []
        for index in (1...count).reversed() {
            let part = "part-\(index).json"
            _ = try Tool.run(["check", "d", "--shard", "\(index)/\(count)", "--output", part], in: scratch.url)
            parts.append(part)
        }
        for format in ["text", "json", "junit", "sarif", "github"] {
            let whole = try Tool.run(["check", "d", "--format", format], in: scratch.url)
            let merged = try Tool.run(["merge"] + parts + ["--format", format], in: scratch.url)
            #expect(merged.output == whole.output && merged.errors == whole.errors && merged.status == whole.status)
            #expect(whole.errors.contains("note: .regions.json: ignores[1]"))
            #expect(!whole.errors.contains("ignores[0]"))
        }
        if count > 1 { #expect(try Tool.run(["merge"] + parts.dropLast(), in: scratch.url).status == 2) }
    }

    @Test("A baseline takes what is there, and fails for what is new")
    func baseline() throws {
        let scratch = try folder(["a.json": BadInputTests.bad])
        let written = try Tool.run(["check", "a.json", "--write-baseline", "base.json"], in: scratch.url)
        #expect(written.status == 0)
        #expect(written.output == "1 layout checked, nothing new found; not told of: 1 known.\n")
        #expect(try Tool.run(["check", "a.json", "--baseline", "base.json"], in: scratch.url).status == 0)
        try scratch.write(BadInputTests.bad.replacing("95", with: "97").replacing("\"a\"", with: "\"b\""), to: "a.json")
        #expect(try Tool.run(["check", "a.json", "--baseline", "base.json"], in: scratch.url).status == 1)
        #expect(try Tool.run(["check", "a.json", "--baseline", "a.json"], in: scratch.url).status == 2)
    }

    @Test("Two reports are compared")
    func comparison() throws {
        let scratch = try folder(["a.json": BadInputTests.bad])
        for name in ["old.json", "new.json"] {
            _ = try Tool.run(["check", "a.json", "--format", "json", "--output", name], in: scratch.url)
            try scratch.write(BadInputTests.bad.replacing("\"a\"", with: "\"b\""), to: "a.json")
        }
        let outcome = try Tool.run(["compare", "old.json", "new.json"], in: scratch.url)
        #expect(outcome.status == 1 && outcome.output.hasSuffix("1 new, 1 gone, 0 as before.\n"))
        #expect(try Tool.run(["compare", "new.json", "new.json"], in: scratch.url).status == 0)
        #expect(try Tool.run(["compare", "new.json", "a.json"], in: scratch.url).status == 2)
        #expect(
            try Tool.run(["compare", "old.json", "new.json", "--fail-on", "never"], in: scratch.url).status == 0)
    }

    @Test("Settings are found around the folder, named, or not asked for")
    func settings() throws {
        let off = #"{"severities": {"outside-window": "off"}}"#
        let scratch = try folder([".regions.json": off, "d/a.json": BadInputTests.bad, "d/on.json": "{}"])
        let inner = scratch.url.appendingPathComponent("d")
        for (options, status) in [
            ([], 0), (["--no-settings"], 1), (["--settings", "on.json"], 1), (["--settings", "none.json"], 2),
            (["--settings", "on.json", "--no-settings"], 2), (["--settings", "a.json"], 2),
        ] as [([String], Int32)] {
            #expect(try Tool.run(["check", "a.json"] + options, in: inner).status == status, "\(options)")
        }
    }

    @Test(
        "Options that do not go together are refused",
        arguments: [
            ["--shard", "1/2", "--format", "text"], ["--shard", "1/2", "--write-baseline", "b"], ["--shard", "3/2"],
            ["--picture-format", "png"], ["--jobs", "0"],
        ])
    func combinations(options: [String]) throws {
        let scratch = try folder(["a.json": BadInputTests.good])
        #expect(try Tool.run(["check", "a.json"] + options, in: scratch.url).status == 2)
        #expect(try scratch.contents == ["a.json"])
    }

    private func folder(_ files: [String: String]) throws -> Scratch {
        let scratch = try Scratch()
        for (name, text) in files { try scratch.write(text, to: name) }
        return scratch
    }
}
