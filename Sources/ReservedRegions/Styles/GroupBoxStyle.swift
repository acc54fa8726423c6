/// What a group box looks like.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the box's look.
    associatedtype Body: View
    /// What a style knows of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The box's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a group box.
public struct GroupBoxStyleConfiguration {
    /// A box's title.
    public typealias Label = StylePart
    /// A box's views.
    public typealias Content = StylePart

    /// The title.
    public let label: Label
    /// The views.
    public let content: Content
}

/// Views on a ground of their own, below the title.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Views on a ground of their own.
    public nonisolated init() {}

    /// Title and views, one below the other, 16 points from the ground's edges.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack { configuration.label }.font(.headline)
            VStack { configuration.content }
        }
        .padding(16)
        // iOS's second background colour in the light.
        .background(Color(red: 0.949, green: 0.949, blue: 0.969), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// Views on a ground of their own, below the title.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the look of the group boxes in the view.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.groupBoxStyle = style })
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: (any GroupBoxStyle)? { nil }
}

extension EnvironmentValues {
    /// The look of group boxes; `nil` for the platform's.
    var groupBoxStyle: (any GroupBoxStyle)? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}
