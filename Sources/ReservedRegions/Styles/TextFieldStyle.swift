/// What a text field looks like: with or without a border.
public protocol TextFieldStyle {
    /// Whether the field has a border.
    var _isBordered: Bool { get }
}

/// As the field's place asks for: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// As the field's place asks for.
    public init() {}
    /// There is no border.
    public var _isBordered: Bool { false }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The text alone.
    public init() {}
    /// There is no border.
    public var _isBordered: Bool { false }
}

/// The text in a border with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The text in a border.
    public init() {}
    /// There is a border.
    public var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// As the field's place asks for.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text in a border with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the look of the text fields in the view.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        let isBordered = style._isBordered
        return modified(by: EnvironmentChange { $0.textFieldIsBordered = isBordered })
    }
}

private enum BorderedTextFieldKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether text fields have a border.
    var textFieldIsBordered: Bool {
        get { self[BorderedTextFieldKey.self] }
        set { self[BorderedTextFieldKey.self] = newValue }
    }
}
