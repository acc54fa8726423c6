/// What a disclosure group looks like.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the group's look.
    associatedtype Body: View
    /// What a style knows of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The group's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// A group's title.
    public struct Label: PrimitiveView {
        fileprivate let part: StylePart

        /// Composes the title.
        public func _compose(into composer: Composer) { part.compose(composer) }
    }

    /// A group's views.
    public struct Content: PrimitiveView {
        fileprivate let part: StylePart

        /// Composes the views.
        public func _compose(into composer: Composer) { part.compose(composer) }
    }

    /// The title.
    public let label: Label
    /// The views.
    public let content: Content
    /// Whether the views are shown.
    @Binding public var isExpanded: Bool

    /// What the title says.
    let words: String?
    /// Whether the views were shown when the group was composed.
    let value: Bool

    init(label: StylePart, words: String?, content: StylePart, isExpanded: Binding<Bool>, value: Bool) {
        (self.label, self.content) = (Label(part: label), Content(part: content))
        (self.words, self.value) = (words, value)
        _isExpanded = isExpanded
    }
}

/// The title with its chevron and, where they are shown, the views.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The title with its chevron and, where they are shown, the views.
    public nonisolated init() {}

    /// Title and views, one below the other.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                configuration.label
                Spacer(minLength: 0)
                Image(systemName: configuration.value ? "chevron.down" : "chevron.forward").font(.footnote)
                    .foregroundStyle(.tint)
            }
            .control("Disclosure", .button, label: configuration.words)
            if configuration.value { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The title with its chevron and, where they are shown, the views.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the look of the disclosure groups in the view.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.disclosureGroupStyle = style })
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
    /// The look of disclosure groups; `nil` for the platform's.
    var disclosureGroupStyle: (any DisclosureGroupStyle)? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}
