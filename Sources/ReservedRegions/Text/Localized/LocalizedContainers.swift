// As in `LocalizedTitles`: a key that is held in a variable needs its own door.

extension LabeledContent where Label == Text {
    /// Content with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, content: content)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with another.
    public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
        self.init(titleKey.text, value: value)
    }
}

extension ContentUnavailableView
where Label == ReservedRegions.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A symbol, a title and a text for what is missing.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(titleKey.text, systemImage: name, description: description)
    }
}

extension GroupBox where Label == Text {
    /// Views with a text as their title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// Views that are not shown at first, under a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(titleKey.text, content: content)
    }

    /// Views that are shown while a value is true, under a text.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(titleKey.text, isExpanded: isExpanded, content: content)
    }
}

extension ControlGroup {
    /// Controls that belong together, with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, content: content)
    }
}

extension TabSection where Header == Text {
    /// Tabs that belong together, with a text as the title that a sidebar has for them; there is none here.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.text, content: content)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey.text, systemImage: systemImage, role: role, content: content)
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// A tab with a title and a symbol, shown where the selection is its value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey.text, systemImage: systemImage, value: value, role: role, content: content)
    }
}
