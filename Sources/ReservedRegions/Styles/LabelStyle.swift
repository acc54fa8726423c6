/// How a label's title and icon are arranged.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the label's look.
    associatedtype Body: View
    /// What a style knows of a label.
    typealias Configuration = LabelStyleConfiguration
    /// The label's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
    /// A label's text.
    public typealias Title = StylePart
    /// A label's picture.
    public typealias Icon = StylePart

    /// The text.
    public let title: Title
    /// The picture.
    public let icon: Icon
}

/// The picture, then the text.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The picture, then the text.
    public nonisolated init() {}

    /// Both, side by side.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// As the label's place asks for: the picture, then the text.
public struct DefaultLabelStyle: LabelStyle {
    /// As the label's place asks for.
    public nonisolated init() {}

    /// Both, side by side.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The picture alone.
    public nonisolated init() {}

    /// The picture.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The text alone.
    public nonisolated init() {}

    /// The text.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// As the label's place asks for.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The picture, then the text.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The picture alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The text alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
    /// Sets how the labels in the view are arranged.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.labelStyle = style })
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
    /// How labels are arranged; `nil` for the platform's way.
    var labelStyle: (any LabelStyle)? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
