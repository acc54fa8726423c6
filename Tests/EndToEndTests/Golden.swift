import Foundation
import Testing

/// Whole outputs kept beside the tests; `UPDATE_GOLDEN=1` writes them anew.
enum Golden {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Golden")

    static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(text.utf8).write(to: file)
            return
        }
        let golden = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(lines, golden).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, golden.count)
        #expect(
            lines == golden,
            "\(name) differs at line \(place + 1): \(place < lines.count ? lines[place].prefix(200) : "it ends")",
            sourceLocation: sourceLocation)
    }
}
