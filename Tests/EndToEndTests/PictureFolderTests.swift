import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("regions check --picture")
struct PictureFolderTests {
    @Test("Each layout has a picture of a safe name, with what is found marked", arguments: ["svg", "png"])
    func pictures(format: String) throws {
        let scratch = try Scratch()
        let elements = #""elements":[{"id":"a","role":"button","frame":[95,0,10,10]}]"#
        let layouts = ["../../etc/passwd", "a/b", "a-b", "\\u0000..", ""].map {
            #"{"id":"\#($0)","scene":{"window":[100,100]},\#(elements)}"#
        }
        try scratch.write("[\(layouts.joined(separator: ","))]", to: "d/../in.json")
        let arguments = ["check", "in.json", "--picture", "out", "--picture-format", format]
        let outcome = try Tool.run(arguments, in: scratch.url)
        #expect(outcome.status == 1 && outcome.errors == "")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.appendingPathComponent("out").path)
        #expect(names.count == layouts.count)
        for name in names {
            #expect(name.hasPrefix("in-json-") && name.hasSuffix(".\(format)"))
            #expect(name.dropLast(4).allSatisfy { $0 == "-" || ($0.isASCII && ($0.isLetter || $0.isNumber)) })
        }
        if format == "svg" {
            for name in names { #expect(try scratch.text(of: "out/\(name)").contains("1 finding")) }
        }
        // Again, over what is there.
        #expect(try Tool.run(arguments, in: scratch.url).status == 1)
        #expect(try scratch.contents == ["d", "in.json", "out"])
    }

    @Test("Layouts of a list that have no name are told apart by their places in it")
    func namelessLayouts() throws {
        let scratch = try Scratch()
        let layout = #"{"scene":{"device":"iphone-duo","pose":"book"},"elements":[]}"#
        try scratch.write("[\(layout),\(layout)]", to: "in.json")
        let outcome = try Tool.run(["check", "in.json", "--picture", "out", "--format", "json"], in: scratch.url)
        #expect(outcome.status == 0 && outcome.errors == "")
        let ids = try JSONField(JSONValue(parsing: Data(outcome.output.utf8))).items().map {
            try $0.required("id").string()
        }
        #expect(ids == ["[0]", "[1]"])
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.appendingPathComponent("out").path)
        #expect(names.count == 2)
        let text = try Tool.run(["check", "in.json", "--pose", "all"], in: scratch.url).output
        #expect(text == "2 layouts checked, nothing found.\n")
        // Of one alone there is nothing to tell it from.
        try scratch.write("[\(layout)]", to: "one.json")
        #expect(try !Tool.run(["check", "one.json", "--format", "json"], in: scratch.url).output.contains("\"id\""))
    }

    @Test("Links are not followed, neither the folder's own nor one in it")
    func links() throws {
        let scratch = try Scratch()
        try scratch.write(BadInputTests.bad, to: "in.json")
        let outside = try Scratch()
        let link = scratch.url.appendingPathComponent("out")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside.url)
        let refused = try Tool.run(["check", "in.json", "--picture", "out"], in: scratch.url)
        #expect(refused.status == 2)
        #expect(refused.errors.hasPrefix("regions: out: found no folder but a file or a link"))
        try FileManager.default.removeItem(at: link)

        #expect(try Tool.run(["check", "in.json", "--picture", "out"], in: scratch.url).status == 1)
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: link.path).first)
        let picture = link.appendingPathComponent(name)
        try FileManager.default.removeItem(at: picture)
        let target = try outside.write("mine", to: "target")
        try FileManager.default.createSymbolicLink(atPath: picture.path, withDestinationPath: target)
        let second = try Tool.run(["check", "in.json", "--picture", "out"], in: scratch.url)
        #expect(second.status == 2)
        #expect(second.errors.hasPrefix("regions: out/\(name): found a link or a folder"))
        #expect(try outside.text(of: "target") == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: link.path) == [name])
        #expect(try Tool.run(["check", "in.json", "--picture", "none/out"], in: scratch.url).status == 2)
        #expect(try Tool.run(["check", "in.json", "--picture", "in.json"], in: scratch.url).status == 2)
    }
}
