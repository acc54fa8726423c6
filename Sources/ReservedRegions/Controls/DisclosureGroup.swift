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

    /// The title with its chevron and, where they are shown, the views.
    public var body: some View {
        let isOpen = binding?.wrappedValue ?? isOpen
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                Image(systemName: isOpen ? "chevron.down" : "chevron.forward").font(.footnote).foregroundStyle(.tint)
            }
            .control("Disclosure", .button, label: ControlLabel.words(of: label))
            if isOpen { content() }
        }
        .control("DisclosureGroup")
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
