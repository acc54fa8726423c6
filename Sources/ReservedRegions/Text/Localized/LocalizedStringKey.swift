import Foundation

/// The key of a text's translation. There are no translations here: the key with its values is the text.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// A key that is put together by the program.
    public init(_ value: String) { text = value }

    /// A key as it is written.
    public init(stringLiteral value: String) { text = value }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// What is between a key's quotation marks.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        /// Adds what is written.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value as it describes itself.
        public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

        /// Adds a number as a format of C's says, such as `%.1f`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            text += String(format: specifier, value)
        }

        /// Adds a value as a format writes it.
        public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
        where Format.FormatInput: Equatable, Format.FormatOutput == String {
            text += format.format(input)
        }

        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<Value: AnyObject>(_ value: Value, formatter: Formatter) {
            text += formatter.string(for: value) ?? ""
        }

        /// Adds a text, in the style of the whole.
        public mutating func appendInterpolation(_ text: Text) { self.text += text.string }

        /// Adds a picture, of which only the room is known.
        public mutating func appendInterpolation(_ image: Image) { text += Text(image).string }

        /// Adds a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.text(of: date) }
    }
}
