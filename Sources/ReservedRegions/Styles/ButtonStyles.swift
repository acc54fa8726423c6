import Foundation

/// The platform's look for a button's place: its label, in the colour of controls.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The platform's look.
    public nonisolated init() {}

    /// The label.
    public func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}

/// The label alone, in the colour of controls.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The label alone.
    public nonisolated init() {}

    /// The label.
    public func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}

/// The label alone, as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The label alone.
    public nonisolated init() {}

    /// The label.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
}

/// The label on a tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The label on a tinted ground.
    public nonisolated init() {}

    /// The label with its ground.
    public func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : Color.accentColor
        BorderedButton(configuration: configuration, label: color, ground: color.opacity(0.15))
    }
}

/// The label on a ground in the colour of controls.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on a ground in the colour of controls.
    public nonisolated init() {}

    /// The label with its ground.
    public func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : Color.accentColor
        BorderedButton(configuration: configuration, label: .white, ground: color)
    }
}

/// The label on a piece of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// The label on a piece of glass.
    public nonisolated init() {}

    /// The label with its glass.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, label: .primary, ground: Color(white: 0.95, opacity: 0.75))
    }
}

/// The label on a piece of glass in the colour of controls.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on a piece of tinted glass.
    public nonisolated init() {}

    /// The label with its glass.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, label: .white, ground: .accentColor.opacity(0.9))
    }
}

private struct BorderlessButton: PrimitiveView {
    let configuration: PrimitiveButtonStyleConfiguration

    func _compose(into composer: Composer) {
        let color = configuration.role == .destructive ? Color.red : Color.accentColor
        composer.withEnvironment({ $0.foreground = $0.foreground ?? color.rgba }) { composer in
            HStack { configuration.label }._compose(into: composer)
        }
    }
}

private struct BorderedButton: PrimitiveView {
    let configuration: PrimitiveButtonStyleConfiguration
    let label: Color
    let ground: Color

    func _compose(into composer: Composer) {
        let (size, font) = (composer.environment.controlSize, composer.environment.font)
        HStack { configuration.label }
            .font(font ?? size.font)
            .foregroundStyle(label)
            .padding(size.buttonInsets)
            .background(ground, in: RoundedRectangle(cornerRadius: size.buttonCornerRadius))
            ._compose(into: composer)
    }
}

extension ControlSize {
    // With these insets a bordered button of one line is as high as iOS makes it: 28, 28, 34 and 50 points
    // (UIButton.Configuration's sizes, measured by their users: mini and small 28, medium 34.3, large 50.3).
    fileprivate var buttonInsets: EdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (5, 10)
            case .regular: (7, 12)
            case .large, .extraLarge: (15, 20)
            }
        return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    fileprivate var font: Font {
        switch self {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: .body
        }
    }

    fileprivate var buttonCornerRadius: CGFloat {
        switch self {
        case .mini, .small, .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's look for the button's place.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label alone, in the colour of controls.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone, as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a tinted ground.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a ground in the colour of controls.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on a piece of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on a piece of glass in the colour of controls.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
