import CommandLineArguments
import Foundation
import RegionModel

/// A program to try the parser with.
enum Sample {
    enum Color: String, CaseIterable { case red, green }

    static let color = Option<Color>.choice("color", help: "What to paint with.")
    static let size = Option.size(
        "size", help: "How large the canvas is, which is as large as the picture if left out.")
    static let tag = Option.text("tag", placeholder: "WORD", help: "A word to find it by.", isRepeatable: true)
    static let loud = Option.flag("loud", help: "Say what is done.")

    static let program = Program(
        "sample", summary: "Paint.",
        commands: [
            Command(
                "paint", summary: "Paint files.", operands: .many("FILE", help: "What to paint."),
                options: [color, size, tag, loud], details: "It dries by itself."
            ) { arguments throws(InputError) in
                throw InputError(file: arguments.operands[0], found: "no paint", expected: "some")
            },
            Command("stop", summary: "Stop painting.") { _ throws(InputError) in .findings },
        ])
}
