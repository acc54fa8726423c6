import RegionModel

/// A button that opens a list of others; the list is closed.
public struct Menu<Label: View, Content: View>: View {
    let label: Label

    /// A menu with the given label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

    /// A menu that does something itself when it is pressed briefly.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
    }

    /// The button.
    public var body: some View {
        Button {
        } label: {
            label
        }.control("Menu")
    }
}

extension Menu where Label == Text {
    /// A menu with a text.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == ReservedRegions.Label<Text, Image> {
    /// A menu with a text and a symbol of the system's.
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}
