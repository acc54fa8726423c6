import Foundation
import TestSupport
import Testing

/// The pages that show documents of `Examples/` in poses of the Duo.
@Suite("Pages of examples")
struct ExamplePagesTests {
    private let examples = Places.package.appendingPathComponent("Examples")

    @Test("The command that a page shows gives what the page shows", arguments: ["arrangements", "avoiding"])
    func command(page: String) throws {
        try Page("docs/\(page).md").expectCommands(1, in: examples)
    }

    @Test(
        "The pictures are what the examples give",
        arguments: [
            ("player", "arrangement"), ("floating", "floating"), ("tiles", "tiles"), ("article", "article"),
        ], ["flat-landscape", "book", "book-rtl", "laptop"])
    func pictures(example: (document: String, picture: String), pose: String) throws {
        let isRightToLeft = pose.hasSuffix("-rtl")
        let outcome = try Tool.run(
            [
                "layout", "\(example.document).json", "--device", "iphone-duo", "--pose",
                isRightToLeft ? String(pose.dropLast(4)) : pose, "--direction", isRightToLeft ? "rtl" : "ltr",
                "--format", "svg",
            ], in: examples)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let picture = "../../../docs/pictures/\(example.picture)-\(pose).svg"
        #expect(try Golden.difference(of: outcome.output, from: picture) == nil)
    }
}
