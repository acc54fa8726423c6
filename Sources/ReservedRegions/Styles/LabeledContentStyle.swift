/// What labeled content looks like.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the content's look.
    associatedtype Body: View
    /// What a style knows of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The content's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of labeled content.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public typealias Label = StylePart
    /// What is labeled.
    public typealias Content = StylePart

    /// The label.
    public let label: Label
    /// What is labeled.
    public let content: Content
}

/// The label and, at the trailing edge, the content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The label and, at the trailing edge, the content.
    public nonisolated init() {}

    /// Both, side by side.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label and, at the trailing edge, the content.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the look of labeled content in the view.
    public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.labeledContentStyle = style })
    }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: (any LabeledContentStyle)? { nil }
}

extension EnvironmentValues {
    /// The look of labeled content; `nil` for the platform's.
    var labeledContentStyle: (any LabeledContentStyle)? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
