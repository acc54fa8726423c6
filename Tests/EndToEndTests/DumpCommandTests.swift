import Foundation
import RegionModel
import TestSupport
import Testing

@Suite("regions check with dumps")
struct DumpCommandTests {
    private static let source = """
        <XCUIElementTypeApplication x="0" y="0" width="951" height="669"><XCUIElementTypeWindow x="0" y="0" width="951"
        height="669"><XCUIElementTypeButton name="ok" label="OK" x="440" y="300" width="80" height="44"/>
        </XCUIElementTypeWindow></XCUIElementTypeApplication>
        """

    @Test(
        "The scene is the named one, that of a file, or the first that fits",
        arguments: [
            ([], 0), (["--device", "iphone-duo", "--pose", "book"], 1), (["--regions", "book.json"], 1),
            (["--device", "iphone-duo", "--pose", "all"], 1), (["--device", "iphone-duo", "--pose", "laptop"], 2),
            (["--device", "iphone-duo", "--pose", "laptop", "--turned", "ccw"], 1),
            (["--device", "ipad-pro-13"], 2), (["--window", "951x669", "--from", "appium-ios"], 0),
            (["--from", "uikit"], 2), (["--max-elements", "2"], 2), (["--max-depth", "2"], 2),
            (["--max-bytes", "9"], 2), (["--device", "iphone-duo", "--window", "mispelt"], 2),
            (["--device", "iphone-duo", "--window", "split-left"], 2),
            (["--device", "iphone-duo", "--pose", "book", "--window", "mispelt"], 2), (["--window", "split-left"], 2),
            (["--regions", "book.json", "--pose", "book"], 2), (["--pose", "book"], 2), (["--scale", "0"], 2),
        ] as [([String], Int32)])
    func scenes(options: [String], status: Int32) throws {
        let scratch = try Scratch()
        try scratch.write(
            try Tool.run(["scene", "iphone-duo", "--pose", "book", "--format", "json"]).output, to: "book.json")
        let outcome = try Tool.run(["check", "-"] + options, in: scratch.url, input: Self.source)
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.errors.isEmpty == (status != 2))
    }

    @Test("Poses in which the same is wrong are told together")
    func poses() throws {
        let arguments = ["check", "-", "--device", "iphone-duo", "--pose", "all"]
        let text = try Tool.run(arguments, input: Self.source).output
        #expect(text.contains("- (iphone-duo book, book-rotated, "))
        #expect(text.contains("- (iphone-duo flat-landscape, flat-landscape-rotated, "))
        let json = try Tool.run(arguments + ["--format", "json"], input: Self.source).output
        let poses = try JSONField(JSONValue(parsing: Data(json.utf8))).items()
        #expect(poses.count > 2)
        #expect(Set(try poses.map { try $0.required("findings").items().count }) == [0, 1])
    }

    @Test("What is not judged is counted in a note, and listed where that is asked for")
    func explanations() throws {
        let arguments = ["check", "-", "--format", "json", "--explain"]
        let report = JSONField(try JSONValue(parsing: Data(try Tool.run(arguments, input: Self.source).output.utf8)))
        let notes = try report.required("notes").items().map { try $0.string() }
        #expect(notes.contains("Not judged: containers (2)."))
        let unjudged = try report.required("notJudged").items()
        #expect(try unjudged.map { try $0.required("kind").string() } == ["Application", "Window"])
        #expect(try unjudged.allSatisfy { try $0.required("reason").string() == "container" })
    }

    @Test("A window that fits none is refused with the sizes that would")
    func sizes() throws {
        let outcome = try Tool.run(
            ["check", "-", "--device", "iphone-17-pro", "--pose", "portrait"], input: Self.source)
        #expect(
            outcome.errors == """
                regions: -: found a window of 951 × 669 pt by the application's width and height, expected 402 × 874 pt \
                (iphone-17-pro portrait)

                """)
    }
}
