import Foundation

/// A text to be looked up in an app's translations. There are none here: it is shown as it is written.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    let string: String

    /// The given text.
    public init(_ value: String) { string = value }

    /// The given text.
    public init(stringLiteral value: String) { string = value }

    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }
}

extension LocalizedStringKey {
    /// Puts a text together from what is written and from values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var string = ""

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

        /// Adds what is written.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Adds a value as it describes itself.
        public mutating func appendInterpolation<Value>(_ value: Value) { string += "\(value)" }

        /// Adds a number by a format as C has them, as in `%.2f`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            string += String(format: specifier, value)
        }

        /// Adds a value by a format.
        public mutating func appendInterpolation<Input, Format: FormatStyle>(_ value: Input, format: Format)
        where Format.FormatInput == Input, Format.FormatOutput == String { string += format.format(value) }

        /// Adds a value by a formatter.
        public mutating func appendInterpolation<Value: AnyObject>(_ value: Value, formatter: Formatter) {
            string += formatter.string(for: value) ?? ""
        }

        /// Adds a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { string += style.text(of: date) }

        /// Adds the characters of a text, which look as those around them.
        public mutating func appendInterpolation(_ text: Text) { string += text.string }

        /// Adds a picture as wide as a letter.
        public mutating func appendInterpolation(_ image: Image) { string += "\u{25A2}" }
    }
}
