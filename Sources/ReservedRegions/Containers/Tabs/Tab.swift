/// A view of a tab view, with what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View>: View {
    private let tag: AnyHashable?
    private let content: Content
    private let label: Label

    /// The content, marked with what stands for it.
    public var body: some View {
        Page(content: content, bars: nil)
            .tabItem { label }
            .layoutValue(key: TagKey.self, value: tag)
    }
}

/// What the platform makes of a tab's title and symbol.
public struct DefaultTabLabel: View {
    let title: String
    let image: Image?

    /// The symbol above the title.
    public var body: some View {
        image
        Text(title)
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let number: Int

    /// For searching.
    public static let search = TabRole(number: 0)
    /// For the one thing that an app is mostly used for.
    public static let prominent = TabRole(number: 1)
}

extension Tab where Value == Never {
    /// A tab with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (tag, self.content, self.label) = (nil, content(), label())
    }

    /// A tab with a title and a symbol.
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            role: role, content: content,
            label: { DefaultTabLabel(title: String(title), image: Image(systemName: systemImage)) })
    }

    /// A tab with a title and a picture.
    public init<Title: StringProtocol>(
        _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            role: role, content: content, label: { DefaultTabLabel(title: String(title), image: Image(image)) })
    }
}

extension Tab where Value: Hashable {
    /// A tab with a label, shown where the selection is its value.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (tag, self.content, self.label) = (AnyHashable(value), content(), label())
    }

    /// A tab with a title and a symbol, shown where the selection is its value.
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: value, role: role, content: content,
            label: { DefaultTabLabel(title: String(title), image: Image(systemName: systemImage)) })
    }

    /// A tab with a title and a picture, shown where the selection is its value.
    public init<Title: StringProtocol>(
        _ title: Title, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: value, role: role, content: content,
            label: { DefaultTabLabel(title: String(title), image: Image(image)) })
    }
}
