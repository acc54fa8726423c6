import Foundation
import RegionModel

/// What a file holds, decoded and unpacked.
struct DumpSource: Sendable {
    private(set) var text: DumpText
    /// The JSON in the text; `nil` where a tree is in it that is not JSON.
    private(set) var json: JSONTape?
    /// The format that the JSON is in, where it is one that is known.
    private(set) var formatOfJSON: DumpFormat?

    init(_ data: Data, limits: DumpLimits) throws(InputError) {
        guard data.count <= limits.bytes else {
            throw InputError(found: "more than \(limits.bytes) bytes", expected: "fewer, or a larger --max-bytes")
        }
        text = DumpText(data)
        try unpack(limits)
    }

    /// How often a dump may be wrapped in a string of another document.
    private static let wrappings = 4

    private mutating func unpack(_ limits: DumpLimits) throws(InputError) {
        var inner = text
        for _ in 0...Self.wrappings {
            guard inner.beginsAsJSON || !(DumpText.marksTree(inner.bytes, in: inner.bytes.indices) || inner.isEspresso)
            else {
                text = inner
                break
            }
            let tape = try Self.tape(of: inner, limits)
            let format = DumpFormat(detecting: tape)
            // A dump in a string is more than a box beside it.
            let wrapped = format == nil || format == .boxes ? tape.wrappedDump : nil
            if let format, wrapped == nil {
                (text, json, formatOfJSON) = (inner, tape, format)
                return
            }
            guard let next = wrapped ?? inner.withEscapedJSONResolved ?? inner.withoutLinePrefixes else { break }
            inner = inner.replaced(by: next)
        }
        text = text.unwrapped
    }

    /// The JSON in the text, be it of a known format or not; `nil` where there is none.
    func tape(_ limits: DumpLimits) throws(InputError) -> JSONTape? {
        if let json { return json }
        let tape = try Self.tape(of: text, limits)
        return tape.roots.isEmpty ? nil : tape
    }

    private static func tape(of text: DumpText, _ limits: DumpLimits) throws(InputError) -> JSONTape {
        try JSONTape(text.bytes, depth: limits.depth)
    }

    /// The text as a document that keeps to the rules.
    func document() throws(InputError) -> JSONValue { try JSONValue(parsing: Data(text.bytes)) }
}

extension DumpSource {
    /// The longest text of which the place is sought where it is not JSON.
    private static let longestToExplain = 1 << 20

    /// The error that no tree is in the file, with the line that tells why.
    var hasNoTree: InputError {
        if text.isBlank { return InputError(found: "an empty file", expected: "a dump or a layout") }
        let expected = "the tree that a test tool prints, or a layout"
        if text.isPage {
            return InputError(
                found: "no tree in this file but a web page", expected: "the source of the native context")
        }
        if text.isEspresso {
            return InputError(
                found: "Espresso's view hierarchy, whose places are relative and leave out how far things are scrolled",
                expected: "what 'adb exec-out uiautomator dump /dev/tty' prints of the same screen")
        }
        if text.beginsAsJSON, text.bytes.firstIndex(of: "\"center\"") != nil {
            return InputError(
                found: "no tree in this file but things with a center and without bounds, as old versions of "
                    + "'android layout' have them",
                expected: "what 'android layout --full' of a newer one prints")
        }
        if text.beginsAsJSON, text.bytes.count < Self.longestToExplain {
            do throws(InputError) { _ = try document() } catch { return error }
        }
        return InputError(found: "no tree in this file: \(text.telltaleLine)", expected: expected)
    }
}

extension JSONTape {
    /// The longest of the strings that is a dump itself, as in `{"value": "<hierarchy …"}`.
    fileprivate var wrappedDump: [UInt8]? {
        var longest: Value?
        for value in values where value.kind == .string && value.end - value.start > 20 {
            if let longest, longest.end - longest.start >= value.end - value.start { continue }
            let range = value.start..<value.end
            if DumpText.marksTree(bytes, in: range) || DumpText.marksJSON(bytes, in: range) { longest = value }
        }
        return longest.map { DumpText.unescaped(bytes[$0.start..<$0.end]) }
    }
}
