import RegionModel

/// A view that people press.
public struct Button<Label: View>: PrimitiveView {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    let label: Label
    /// Whether a style made it of a button that is in the snapshot already.
    private var isOfStyle = false

    /// A button with the given label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with the given label.
    ///
    /// - Parameter role: What pressing it means.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Composes what the style makes of the label.
    public func _compose(into composer: Composer) {
        let style = composer.environment.buttonStyle
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: StylePart(label), action: action)
        // A style that makes a button of its own would otherwise be asked for that too.
        composer.withEnvironment({ $0.buttonStyle = nil }) { composer in
            if isOfStyle { return compose(style, configuration, composer) }
            Semantics(role: .button, name: "Button").compose(into: composer) { compose(style, configuration, $0) }
        }
    }

    private func compose(
        _ style: (any PrimitiveButtonStyle)?, _ configuration: PrimitiveButtonStyleConfiguration,
        _ composer: Composer
    ) {
        guard let style else {
            return DefaultButtonStyle().makeBody(configuration: configuration)._compose(into: composer)
        }
        compose(opened: style, configuration, composer)
    }

    private func compose(
        opened style: some PrimitiveButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration,
        _ composer: Composer
    ) {
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
    }
}

extension Button where Label == Text {
    /// A button with a text.
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a text.
    ///
    /// - Parameter role: What pressing it means.
    public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ReservedRegions.Label<Text, Image> {
    /// A button with a text and a symbol of the system's.
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
    }

    /// A button with a text and a picture of the app's.
    public init<Title: StringProtocol>(
        _ title: Title, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was asked for, to change its look further.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
        isOfStyle = true
    }
}
