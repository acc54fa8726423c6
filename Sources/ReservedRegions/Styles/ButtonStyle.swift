import RegionModel

/// What a button looks like.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the button's look.
    associatedtype Body: View
    /// What a style knows of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// The button's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
    /// What the button says.
    public typealias Label = StylePart

    /// What pressing the button means.
    public let role: ButtonRole?
    /// What the button says.
    public let label: Label
    /// Whether it is being pressed; nobody does here.
    public let isPressed = false
}

/// What a button looks like and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the button's look.
    associatedtype Body: View
    /// What a style knows of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The button's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that decides when to act knows of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button says.
    public typealias Label = StylePart

    /// What pressing the button means.
    public let role: ButtonRole?
    /// What the button says.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what pressing the button does.
    @MainActor public func trigger() { action() }
}

/// What pressing a button means.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Something is lost.
    public static let destructive = ButtonRole(name: "destructive")
    /// Something is given up.
    public static let cancel = ButtonRole(name: "cancel")
    /// Something is agreed to.
    public static let confirm = ButtonRole(name: "confirm")
    /// Something is closed.
    public static let close = ButtonRole(name: "close")
}

/// A style that leaves it to the button when to act.
struct PlainActionStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        StyledContent(style) {
            $0.makeBody(
                configuration: ButtonStyleConfiguration(role: configuration.role, label: configuration.label))
        }
    }
}

extension View {
    /// Sets the look of the buttons in the view.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.buttonStyle = PlainActionStyle(style: style) })
    }

    /// Sets the look of the buttons in the view, and when they act.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.buttonStyle = style })
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}

extension EnvironmentValues {
    /// The look of buttons; `nil` for the platform's.
    var buttonStyle: (any PrimitiveButtonStyle)? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}
