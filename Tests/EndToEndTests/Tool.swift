import Foundation
import TestSupport

/// The built `regions`, run as its users run it.
enum Tool {
    /// The tool's path.
    static let path = Places.program("regions")

    /// Runs the tool, in a folder of its own where none is given.
    ///
    /// - Parameter arguments: As they would be typed.
    static func run(_ arguments: [String], in folder: URL? = nil, input: String = "") throws -> Outcome {
        try Outcome(of: path, arguments, in: folder, input: input)
    }
}
