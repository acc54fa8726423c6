import RegionModel

/// Views on a ground of their own, with a title.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Views with the given title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// What the style makes of title and views.
    public var body: some View {
        StyledGroupBox(
            configuration: GroupBoxStyleConfiguration(label: StylePart(label), content: StylePart(content))
        )
        .control("GroupBox", .container, label: ControlLabel.words(of: label))
    }
}

private struct StyledGroupBox: PrimitiveView {
    let configuration: GroupBoxStyleConfiguration

    func _compose(into composer: Composer) {
        guard let style = composer.environment.groupBoxStyle else {
            return DefaultGroupBoxStyle().makeBody(configuration: configuration)._compose(into: composer)
        }
        composer.withEnvironment({ $0.groupBoxStyle = nil }) { compose(style, $0) }
    }

    private func compose(_ style: some GroupBoxStyle, _ composer: Composer) {
        let configuration = configuration
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Views with a text as their title.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was asked for, to change its look further.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
