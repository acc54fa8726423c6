import Foundation

/// What a toggle looks like.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the toggle's look.
    associatedtype Body: View
    /// What a style knows of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// The toggle's look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
    /// What the toggle says.
    public typealias Label = StylePart

    /// What the toggle says.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether some of what it stands for is on and some is not; never here.
    public let isMixed = false

    /// Whether it was on when the toggle was composed.
    let value: Bool
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// A switch in the platform's colour.
    public nonisolated init() { tint = nil }

    /// A switch in a colour of its own.
    public nonisolated init(tint: Color) { self.tint = tint }

    // UISwitch is 51 × 31 points (its documentation: the size of the frame is fixed; measured up to iOS 18).
    /// The label and, at the trailing edge, a switch of 51 × 31 points.
    public func makeBody(configuration: Configuration) -> some View {
        let (isOn, color) = (configuration.value, tint ?? .green)
        ControlRow(label: configuration.label) {
            ControlDrawing(name: "Switch") { context, size in
                let track = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: size.height / 2)
                context.fill(track, with: .color(isOn ? color : Color(white: 0.91)))
                let side = size.height - 4
                let x = isOn ? size.width - side - 2 : 2
                context.fill(
                    Path(ellipseIn: CGRect(x: x, y: 2, width: side, height: side)), with: .color(.white))
            }
            .frame(width: 51, height: 31)
        }
    }
}

/// As the toggle's place asks for: a label and a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// As the toggle's place asks for.
    public nonisolated init() {}

    /// A label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that is lit while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// A button that is lit while it is on.
    public nonisolated init() {}

    /// The label on a ground while it is on.
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.value
        HStack { configuration.label }
            .foregroundStyle(Color.accentColor)
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(Color.accentColor.opacity(isOn ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// As the toggle's place asks for.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is lit while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the look of the toggles in the view.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        modified(by: EnvironmentChange { $0.toggleStyle = style })
    }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (any ToggleStyle)? { nil }
}

extension EnvironmentValues {
    /// The look of toggles; `nil` for the platform's.
    var toggleStyle: (any ToggleStyle)? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}
