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
    public typealias Label = StylePart
    /// A group's views.
    public typealias Content = StylePart

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
