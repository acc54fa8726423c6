import RegionModel

/// A button that leads to another view. In a list it takes its row's whole width, with a mark at the trailing end.
public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    @Environment(\.isInListRow) private var isInListRow

    /// A button that leads to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// A button that leads to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// The label as a button.
    public var body: some View {
        HStack {
            label
            if isInListRow {
                Spacer()
                Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .modified(
            by: EnvironmentChange { environment in
                guard !isInListRow else { return }
                environment.foreground = environment.foreground ?? Color.accentColor.rgba
            }
        )
        .modified(by: Semantics(role: .button, name: "NavigationLink"))
    }
}

extension NavigationLink where Label == Text {
    /// A button with a text that leads to a view.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
        label = Text(title)
    }

    /// A button with a text that leads to a view.
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) { label = Text(title) }
}

extension NavigationLink where Destination == Never {
    /// A button that leads where the value leads.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }

    /// A button with a text that leads where the value leads.
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
        label = Text(title)
    }
}

extension NavigationLink {
    /// A way to a view that is open while a flag is set, under an older form; nobody opens it here.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A way to a view that is open while a flag is set, under an older form; nobody opens it here.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A way to a view that is open while a selection has its value, under an older form; nobody opens it here.
    public init<Value: Hashable>(
        tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// A way to a view, with a text, that is open while a flag is set, under an older form; nobody opens it here.
    public init<Title: StringProtocol>(
        _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        label = Text(title)
    }
}
