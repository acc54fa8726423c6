import Foundation
import RegionModel

/// Something with a label before it.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Content with the given label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// The label and, at the trailing edge, the content.
    public var body: some View {
        ControlRow(label: label) { content.foregroundStyle(.secondary) }.control("LabeledContent")
    }
}

extension LabeledContent where Label == Text {
    /// Content with a text.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with another.
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A value in a format, with a text.
    public init<Title: StringProtocol, Format: FormatStyle>(
        _ title: Title, value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(title, value: format.format(value))
    }
}
