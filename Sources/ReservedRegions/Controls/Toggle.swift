import RegionModel

/// A switch between on and off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style

    /// A switch with the given label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// What the style makes of the switch.
    public var body: some View {
        // Read here, so that the switch follows a model.
        let configuration = ToggleStyleConfiguration(label: StylePart(label), isOn: isOn, value: isOn.wrappedValue)
        StyledToggle(style: style, configuration: configuration).control(
            "Toggle", .toggle, label: ControlLabel.words(of: label))
    }
}

private struct StyledToggle: PrimitiveView {
    let style: (any ToggleStyle)?
    let configuration: ToggleStyleConfiguration

    func _compose(into composer: Composer) {
        guard let style else {
            return DefaultToggleStyle().makeBody(configuration: configuration)._compose(into: composer)
        }
        composer.withEnvironment({ $0.toggleStyle = nil }) { compose(style, $0) }
    }

    private func compose(_ style: some ToggleStyle, _ composer: Composer) {
        let configuration = configuration
        composer.emitScope(style) { $0.makeBody(configuration: configuration) }
    }
}

extension Toggle where Label == Text {
    /// A switch with a text.
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ReservedRegions.Label<Text, Image> {
    /// A switch with a text and a symbol of the system's.
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch that a style was asked for, to change its look further.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle {
    /// A switch for several flags at once: on where all of them are.
    public init<Flags: RandomAccessCollection>(
        sources: Flags, isOn: KeyPath<Flags.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { value in bindings.forEach { $0.wrappedValue = value } }), label: label)
    }
}
