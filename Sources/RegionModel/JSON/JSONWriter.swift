import Foundation
import RegionGeometry

/// Writes JSON with members in the order given, without recursion, the same bytes for the same values.
public struct JSONWriter: Sendable {
    /// The document so far.
    public private(set) var text = ""
    private var needsComma = false
    private var depth = 0
    private let isIndented: Bool

    /// A writer of one line, or of a member or item a line where `indented` says so.
    public init(indented: Bool = false) { isIndented = indented }

    /// Opens an object.
    public mutating func beginObject() { open("{") }
    /// Closes the innermost object.
    public mutating func endObject() { close("}") }
    /// Opens an array.
    public mutating func beginArray() { open("[") }
    /// Closes the innermost array.
    public mutating func endArray() { close("]") }

    /// Writes an object that `content` fills.
    public mutating func object(_ content: (inout JSONWriter) -> Void) {
        beginObject()
        content(&self)
        endObject()
    }

    /// Writes an array of the items that `write` writes, each on its own.
    public mutating func array<Items: Sequence>(
        _ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void
    ) {
        beginArray()
        for item in items { write(&self, item) }
        endArray()
    }

    /// Writes the name of the member whose value comes next.
    public mutating func key(_ name: String) {
        separate()
        text += Self.quote(name) + (isIndented ? ": " : ":")
        needsComma = false
        isAfterKey = true
    }
    private var isAfterKey = false

    /// Writes a string.
    public mutating func value(_ string: String) { scalar(Self.quote(string)) }
    /// Writes `true` or `false`.
    public mutating func value(_ flag: Bool) { scalar(flag ? "true" : "false") }
    /// Writes a number; `null` for one that JSON has no word for.
    public mutating func value(_ number: Double) { scalar(Self.format(number)) }
    /// Writes a whole number.
    public mutating func value(_ number: Int) { scalar(String(number)) }
    /// Writes `null`.
    public mutating func null() { scalar("null") }
    /// Writes a rectangle as x, y, width and height on one line.
    public mutating func value(_ rect: CGRect) {
        numbers([rect.minX, rect.minY, rect.width, rect.height])
    }
    /// Writes a size as width and height on one line.
    public mutating func value(_ size: CGSize) { numbers([size.width, size.height]) }
    /// Writes physical insets as an object.
    public mutating func value(_ insets: RectInsets) {
        let edges = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        let space = isIndented ? " " : ""
        let members = edges.map { "\"\($0.0)\":\(space)\(Self.format(Double($0.1)))" }
        scalar("{\(space)\(members.joined(separator: ",\(space)"))\(space)}")
    }

    private mutating func numbers(_ numbers: [CGFloat]) {
        scalar("[" + numbers.map { Self.format(Double($0)) }.joined(separator: isIndented ? ", " : ",") + "]")
    }

    private mutating func scalar(_ word: String) {
        separate()
        text += word
        needsComma = true
    }

    private mutating func open(_ bracket: String) {
        separate()
        text += bracket
        depth += 1
        needsComma = false
    }

    private mutating func close(_ bracket: String) {
        depth -= 1
        if isIndented && needsComma { breakLine() }
        text += bracket
        needsComma = true
    }

    private mutating func separate() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        if needsComma { text += "," }
        if isIndented && depth > 0 { breakLine() }
    }

    private mutating func breakLine() {
        text += "\n" + String(repeating: "  ", count: min(depth, 64))
    }

    /// A number as short as it can be read back exactly; `null` where it is not finite.
    public static func format(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        return "\(number)"
    }

    /// A number rounded to so many places behind the point at most.
    package static func format(_ number: some BinaryFloatingPoint, places: Int) -> String {
        format(number.rounded(toPlaces: places))
    }

    /// A string in quotes, with what JSON does not allow escaped.
    public static func quote(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
