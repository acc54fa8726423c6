import Foundation

extension Text {
    /// Text to be looked up in an app's translations; it is shown as it is written here.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(verbatim: key.string) }

    /// A date in a style.
    public nonisolated init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(of: date)) }

    /// A value by a format.
    public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// A value by a formatter.
    public nonisolated init<Value: AnyObject>(_ value: Value, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: value) ?? "")
    }

    /// Text with attributes; they are left out here.
    public nonisolated init(_ attributed: AttributedString) { self.init(verbatim: String(attributed.characters)) }

    /// A picture among text, as wide as a letter.
    public nonisolated init(_ image: Image) { self.init(verbatim: "\u{25A2}") }

    /// One text after another; all of it looks as the first does.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.string += rhs.string
        return text
    }
}
