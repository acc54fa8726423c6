import Foundation
import TestSupport
import Testing

/// The example gallery as it is called from a shell.
struct CommandTests {
    private func gallery(_ arguments: String..., in folder: URL = Places.package) throws -> Outcome {
        try Outcome(of: Places.program("ExampleGallery"), arguments, in: folder)
    }

    @Test func listTellsScreensAndPoses() throws {
        let outcome = try gallery("list", "--device", "iphone-duo")
        #expect(outcome.status == 0)
        for text in ["Items\n", "Delete dialog (wrong)\n", "iphone-duo  book", "full, split-left, split-right"] {
            #expect(outcome.output.contains(text))
        }
        #expect(!outcome.output.contains("surface-duo"))
    }

    private static let endings: [(arguments: [String], status: Int32)] = [
        (["--screen", "Items"], 0), ([], 1), (["--fail-on", "never"], 0),
        (["--screen", "Delete dialog (wrong)", "--device", "iphone-duo", "--pose", "book"], 1),
        (["--device-file", "missing.json"], 2),
    ]

    @Test(arguments: endings)
    func checkEndsAsItsFindingsSay(_ arguments: [String], _ status: Int32) throws {
        let outcome = try Outcome(of: Places.program("ExampleGallery"), ["check"] + arguments, in: Places.package)
        #expect(outcome.status == status)
        #expect(outcome.errors.isEmpty == (status < 2))
    }

    @Test(arguments: [
        (["check", "--device", "iphone-dou"], "found the unknown device \"iphone-dou\", expected \"iphone-duo\""),
        (["check", "--pose", "bok"], "found the unknown pose \"bok\", expected \"book\""),
        (["export", "--screen", "Itens"], "found the unknown screen \"Itens\", expected \"Items\""),
        (["chek"], "there is no command 'chek'; did you mean 'check'?"),
        (["export", "--output", "/dev/null/x"], "/dev/null/x: found a place that cannot be written"),
        (["export", "--output", "/proc/gallery"], "/proc/gallery: found a place that cannot be written"),
    ])
    func whatCannotBeUsedIsToldInOneSentence(_ arguments: [String], _ sentence: String) throws {
        let outcome = try Outcome(of: Places.program("ExampleGallery"), arguments, in: Places.package)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("ExampleGallery: \(sentence)"), "\(outcome.errors)")
    }

    @Test func exportWritesPageAndReportAndTellsWhatItFound() throws {
        let scratch = try Scratch()
        let outcome = try gallery("export", "--device", "iphone-duo", "--direction", "rtl", in: scratch.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty, "nobody looks on, so no progress is shown")
        #expect(try scratch.contents == ["gallery"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/gallery").sorted()
                == ["index.html", "report.json"])
        #expect(outcome.output.contains(/Items +iphone-duo  book +nothing found\n/))
        #expect(outcome.output.contains(/Delete dialog \(wrong\)  iphone-duo  book +\d+ findings\n/))
        #expect(outcome.output.contains(/\n6 screens, \d+ pictures in \d.*seconds: \d+ errors.* in \d+ of them\.\n/))
        #expect(outcome.output.contains("Findings do not fail an export"))
        #expect(outcome.output.contains("The page is gallery/index.html"))
    }

    @Test func anExportThatFailsLeavesNothingHalfWritten() throws {
        let scratch = try Scratch()
        // A folder where the page should be: it can be neither replaced nor written.
        try FileManager.default.createDirectory(
            at: scratch.url.appendingPathComponent("out/index.html/full"), withIntermediateDirectories: true)
        let outcome = try gallery("export", "--screen", "Items", "--output", "out", in: scratch.url)
        #expect(outcome.status == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/out") == ["index.html"])
    }

    @Test func checkAsJSONIsTheReport() throws {
        let scratch = try Scratch()
        let selection = ["--device", "pixel-fold"]
        let check = try Outcome(
            of: Places.program("ExampleGallery"), ["check", "--format", "json", "--fail-on", "never"] + selection,
            in: scratch.url)
        _ = try Outcome(of: Places.program("ExampleGallery"), ["export"] + selection, in: scratch.url)
        #expect(try check.output == scratch.text(of: "gallery/report.json"))
    }
}
