import DeviceCatalog
import Foundation
import TestSupport
import Testing

/// The example profile of `docs/devices.md`, word for word.
func documentedExample() throws -> String {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/devices.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "```json\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
}

/// The standard devices with the one that the text describes.
func load(_ text: String) throws -> DeviceCatalog {
    var catalog = try DeviceCatalog.standard()
    try withFile(text) { try catalog.add(file: $0) }
    return catalog
}

/// Calls `body` with the path of a file that holds the text, and takes the file away after.
func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
}

extension String {
    /// The text with the first `old` changed.
    func replacing(_ old: String, with new: String) -> String {
        guard let range = range(of: old) else { return self }
        return replacingCharacters(in: range, with: new)
    }
}
