import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("regions convert")
struct ConvertCommandTests {
    @Test("From a device to each platform, between platforms, and back to a scene that can be laid out")
    func chain() throws {
        let scratch = try Scratch()
        for words in ["jetpack", "flutter", "css"] {
            let first = try Tool.run(
                ["convert", "--device", "iphone-duo", "--pose", "book", "--to", words, "--output", "\(words).json"],
                in: scratch.url)
            #expect(first.status == 0 && first.output == "")
            #expect(first.errors.contains("regions: note: inner-camera: is left out\n"))
            for other in ["jetpack", "flutter", "css"] {
                let outcome = try Tool.run(["convert", "\(words).json", "--to", other], in: scratch.url)
                #expect(outcome.status == 0)
                if other == words {
                    #expect(outcome.output == (try scratch.text(of: "\(words).json")))
                    #expect(outcome.errors == "")
                }
            }
            let scene = try Tool.run(["convert", "\(words).json", "--to", "scene"], in: scratch.url)
            let read = try WindowScene(json: JSONField(JSONValue(parsing: Data(scene.output.utf8))))
            #expect(scene.errors == "")
            #expect(read.size == CGSize(width: 951, height: 669) && read.scale == 3)
            #expect(read.regions.first?.name == "fold" && read.regions.first?.isActive == true)
        }
    }

    @Test("A direction and another way to answer queries are set on what a file says")
    func overlaid() throws {
        let outcome = try Tool.run(
            ["convert", "-", "--to", "scene", "--direction", "rtl", "--queries", "observed"],
            input: #"{"viewport":{"width":400,"height":300}}"#)
        let scene = try WindowScene(json: JSONField(JSONValue(parsing: Data(outcome.output.utf8))))
        #expect(scene.layoutDirection == .rightToLeft && scene.regionQueries == .observed)
        #expect(outcome.status == 0 && outcome.errors == "")
    }

    @Test("What a scene has no word for is a note that names the file")
    func foreignLoss() throws {
        let outcome = try Tool.run(
            ["convert", "-", "--to", "scene"],
            input: #"""
                {"size":{"width":9,"height":9},
                 "displayFeatures":[{"bounds":{"left":0,"top":0,"width":1,"height":1},"type":"unknown"}]}
                """#)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "regions: note: -: displayFeatures[0]: an object is left out\n")
    }

    @Test(
        "What cannot be converted is one sentence, and nothing is written",
        arguments: [
            (["convert", "--to", "css"], "", "regions: found no device, expected a \"scene\" with"),
            (["convert", "-"], "{}", "regions: found no --to, expected one of scene, jetpack, flutter, css"),
            (["convert", "-", "--to", "css"], "{}", "regions: -: found no \"window\" and nothing like it"),
            (["convert", "-", "--to", "css"], "{", "regions: -: line 1, column 2: found"),
            (
                ["convert", "-", "--to", "css", "--from", "flutter"], #"{"viewport":{}}"#,
                "regions: -: found an unknown field \"viewport\", expected size, "
            ),
            (
                ["convert", "-", "--to", "scene"], #"{"size":{"width":-1,"height":2}}"#,
                "regions: -: size.width: found -1, expected a length of zero or more"
            ),
            (["convert", "none.json", "--to", "css"], "", "regions: none.json: found no such file"),
            (
                ["convert", "--device", "iphone-duo", "--pose", "bok", "--to", "css"], "",
                "regions: found the unknown pose \"bok\" of iphone-duo, expected \"book\""
            ),
        ])
    func refused(arguments: [String], input: String, sentence: String) throws {
        let scratch = try Scratch()
        let outcome = try Tool.run(arguments + ["--output", "out.json"], in: scratch.url, input: input)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors.hasPrefix(sentence), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(try scratch.contents.isEmpty)
    }
}
