import RegionModel

/// Views that are shown or not, under a title that people press.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: @MainActor () -> Content
    private let binding: Binding<Bool>?
    @State private var isOpen = false

    /// Views that are not shown at first.
    public init(
        @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.content, self.label, binding) = (content, label(), nil)
    }

    /// Views that are shown while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.content, self.label, binding) = (content, label(), isExpanded)
    }

    /// What the style makes of title and views.
    public var body: some View {
        // Read here, so that the group follows a model.
        let value = binding?.wrappedValue ?? isOpen
        StyledDisclosureGroup(
            configuration: DisclosureGroupStyleConfiguration(
                label: StylePart(label), content: StylePart(LateView(content: content)),
                isExpanded: binding ?? $isOpen, words: ControlLabel.words(of: label), value: value)
        )
        .control("DisclosureGroup")
    }
}

/// Views that are not made before they are shown.
private struct LateView<Content: View>: View {
    let content: @MainActor () -> Content

    var body: some View { content() }
}

private struct StyledDisclosureGroup: PrimitiveView {
    let configuration: DisclosureGroupStyleConfiguration

    func _compose(into composer: Composer) {
        guard let style = composer.environment.disclosureGroupStyle else {
            return AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)._compose(into: composer)
        }
        composer.withEnvironment({ $0.disclosureGroupStyle = nil }) { compose(style, $0) }
    }

    private func compose(_ style: some DisclosureGroupStyle, _ composer: Composer) {
        let configuration = configuration
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Views that are not shown at first, under a text.
    public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }

    /// Views that are shown while a value is true, under a text.
    public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
