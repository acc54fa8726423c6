/// Views that belong together, with a header above and a footer below.
///
/// In a list or form it has rows of its own; in a lazy grid header and footer have a line each; elsewhere its views
/// stand where it stands, one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private var isExpanded: Binding<Bool>?

    /// Views with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }

    /// Views with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        (self.header, self.content, self.footer) = (header, content(), footer)
    }

    /// Composes header, views and footer.
    public func _compose(into composer: Composer) {
        guard composer.environment.isInList else {
            compose(header, as: .header, into: composer)
            composeContent(into: composer)
            compose(footer, as: .footer, into: composer)
            return
        }
        composer.emitContainer(ListSectionLayout(), name: "Section") { composer in
            composer.withEnvironment({ $0.isInList = false }) { composer in
                compose(header.asListLabel, as: .header, into: composer)
                composer.emit(.listRow, content: { composeContent(into: $0) })
                compose(footer.asListLabel, as: .footer, into: composer)
            }
        }
    }

    private func composeContent(into composer: Composer) {
        if isExpanded?.wrappedValue != false { content._compose(into: composer) }
    }

    private func compose(_ view: some View, as part: SectionPart, into composer: Composer) {
        view.layoutValue(key: SectionPartKey.self, value: part)._compose(into: composer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Views that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Footer == EmptyView {
    /// Views with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// Views with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }
}

extension Section where Parent == EmptyView {
    /// Views with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// Views with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a title.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content)
    }
}

extension Section where Footer == EmptyView {
    /// Views with a header, shown while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a title, shown while a value is true.
    public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension View {
    /// The view as a list shows what stands above and below its sections: small and grey, unless it says otherwise.
    fileprivate var asListLabel: some View {
        modified(
            by: EnvironmentChange { environment in
                environment.font = environment.font ?? .footnote
                environment.foreground = environment.foreground ?? Color.secondary.rgba
            })
    }
}
