import RegionModel

/// A text with a picture before it.
public struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    private let icon: Icon

    /// A title with an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Composes what the style makes of title and icon.
    public func _compose(into composer: Composer) {
        let configuration = LabelStyleConfiguration(title: StylePart(title), icon: StylePart(icon))
        guard let style = composer.environment.labelStyle else {
            return DefaultLabelStyle().makeBody(configuration: configuration)._compose(into: composer)
        }
        composer.withEnvironment({ $0.labelStyle = nil }) { compose(style, configuration, $0) }
    }

    private func compose(
        _ style: some LabelStyle, _ configuration: LabelStyleConfiguration, _ composer: Composer
    ) {
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text with a symbol of the system's.
    public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A text with a picture of the app's.
    public init<Name: StringProtocol>(_ title: Name, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked for, to change its look further.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
