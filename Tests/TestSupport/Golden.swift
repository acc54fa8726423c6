import Foundation

/// Whole outputs kept beside the tests; with `UPDATE_GOLDEN=1` in the environment they are written anew.
package enum Golden {
    /// Compares a text with the one that is kept.
    ///
    /// - Parameters:
    ///   - name: The file in the folder `Golden` beside the test.
    ///   - test: The test's own file.
    /// - Returns: Where they differ, in a sentence; `nil` where they do not.
    package static func difference(of text: String, from name: String, test: String = #filePath) throws -> String? {
        let file = URL(fileURLWithPath: test).deletingLastPathComponent().appending(path: "Golden")
            .appending(path: name).standardizedFileURL
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return nil
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        guard text != golden else { return nil }
        let (found, kept) = (rows(of: text), rows(of: golden))
        let place = zip(found, kept).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, kept.count)
        let row = place < found.count ? String(found[place].prefix(200)) : "it ends"
        return "\(name) differs at line \(place + 1): \(row)"
    }

    private static func rows(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
