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

    /// What the style makes of label and content.
    public var body: some View {
        StyledLabeledContent(
            configuration: LabeledContentStyleConfiguration(label: StylePart(label), content: StylePart(content))
        )
        .control("LabeledContent")
    }
}

private struct StyledLabeledContent: PrimitiveView {
    let configuration: LabeledContentStyleConfiguration

    func _compose(into composer: Composer) {
        guard let style = composer.environment.labeledContentStyle else {
            return AutomaticLabeledContentStyle().makeBody(configuration: configuration)._compose(into: composer)
        }
        composer.withEnvironment({ $0.labeledContentStyle = nil }) { compose(style, $0) }
    }

    private func compose(_ style: some LabeledContentStyle, _ composer: Composer) {
        let configuration = configuration
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
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

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content that a style was asked for, to change its look further.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
