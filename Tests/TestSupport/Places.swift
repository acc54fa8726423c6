import Foundation

/// The places that tests know.
package enum Places {
    /// The folder of this package.
    package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The path of a program of this package, beside the test bundle that this process runs.
    package static func program(_ name: String) -> String {
        let arguments = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
        let bundle = arguments.first { $0.pathExtension == "xctest" } ?? arguments.first
        return (bundle ?? Places.package).deletingLastPathComponent().appendingPathComponent(name).path
    }
}
