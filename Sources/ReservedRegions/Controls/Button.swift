import RegionModel

/// A view that people press.
public struct Button<Label: View>: PrimitiveView {
    private let action: @MainActor () -> Void
    private let label: Label

    /// A button with the given label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// Composes the label, its views side by side.
    public func _compose(into composer: Composer) {
        composer.withEnvironment({ $0.foreground = $0.foreground ?? Color.accentColor.rgba }) { composer in
            Semantics(role: .button, name: "Button").compose(into: composer) { composer in
                composer.emitStack(.horizontalStack, .verticalCenter, nil) { label._compose(into: $0) }
            }
        }
    }
}

extension Button where Label == Text {
    /// A button with a text.
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
