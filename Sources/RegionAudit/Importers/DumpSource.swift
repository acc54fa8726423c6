import Foundation
import RegionModel

/// What a file holds, decoded and unpacked: the text, and the value where all of it is one JSON document.
struct DumpSource: Sendable {
    private(set) var text: DumpText
    /// The document; `nil` where the text is not JSON, or JSON that only wraps another dump.
    private(set) var json: JSONValue?
    /// Why the text is not JSON, where it begins as such.
    private(set) var jsonError: InputError?

    init(_ data: Data, limits: DumpLimits) throws(InputError) {
        guard data.count <= limits.bytes else {
            throw InputError(found: "more than \(limits.bytes) bytes", expected: "fewer, or a larger --max-bytes")
        }
        text = DumpText(data)
        guard text.beginsAsJSON else {
            text = text.unwrapped
            return
        }
        do {
            json = try JSONValue(parsing: Data(text.bytes))
        } catch {
            jsonError = error
            text = text.unwrapped
        }
        guard let json, let inner = Self.wrappedDump(in: json) else { return }
        text = text.replaced(by: inner).unwrapped
        self.json = nil
    }

    /// The longest of a document's strings where it is a dump of another format, as in `{"value": "<hierarchy …"}`.
    private static func wrappedDump(in json: JSONValue) -> String? {
        var waiting = [json]
        var longest = ""
        while let value = waiting.popLast() {
            switch value {
            case .string(let text): if text.utf8.count > longest.utf8.count { longest = text }
            case .array(let items): waiting += items
            case .object(let members): waiting += members.values
            case .null, .bool, .number: break
            }
        }
        return DumpText.marksTree(longest) ? longest : nil
    }
}

extension DumpSource {
    /// The error that no tree is in the file, with the line that tells why.
    var hasNoTree: InputError {
        if let jsonError { return jsonError }
        if text.isBlank { return InputError(found: "an empty file", expected: "a dump or a layout") }
        let expected = "the tree that a test tool prints, or a layout"
        if text.isPage {
            return InputError(
                found: "no tree in this file but a web page", expected: "the source of the native context")
        }
        return InputError(found: "no tree in this file: \(text.telltaleLine)", expected: expected)
    }
}
