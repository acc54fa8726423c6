/// What a picker looks like.
public protocol PickerStyle {
    /// How the picker shows its values.
    var _presentation: PickerPresentation { get }
}

/// How a picker shows its values.
public enum PickerPresentation: Hashable, Sendable {
    /// The chosen one, with a menu of all.
    case menu
    /// All side by side.
    case segmented
    /// A wheel that people turn.
    case wheel
    /// All one below the other.
    case inline
    /// The chosen one in a row that leads to all.
    case navigationLink
}

/// As the picker's place asks for: the chosen value, with a menu of all.
public struct DefaultPickerStyle: PickerStyle {
    /// As the picker's place asks for.
    public init() {}
    /// A menu.
    public var _presentation: PickerPresentation { .menu }
}

/// The chosen value, with a menu of all.
public struct MenuPickerStyle: PickerStyle {
    /// The chosen value, with a menu of all.
    public init() {}
    /// A menu.
    public var _presentation: PickerPresentation { .menu }
}

/// All values side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// All values side by side.
    public init() {}
    /// Segments.
    public var _presentation: PickerPresentation { .segmented }
}

/// All values side by side as pictures; shown as segments here.
public struct PalettePickerStyle: PickerStyle {
    /// All values side by side.
    public init() {}
    /// Segments.
    public var _presentation: PickerPresentation { .segmented }
}

/// A wheel that people turn.
public struct WheelPickerStyle: PickerStyle {
    /// A wheel that people turn.
    public init() {}
    /// A wheel.
    public var _presentation: PickerPresentation { .wheel }
}

/// All values one below the other.
public struct InlinePickerStyle: PickerStyle {
    /// All values one below the other.
    public init() {}
    /// Rows.
    public var _presentation: PickerPresentation { .inline }
}

/// The chosen value in a row that leads to all.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The chosen value in a row that leads to all.
    public init() {}
    /// A row.
    public var _presentation: PickerPresentation { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// As the picker's place asks for.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen value, with a menu of all.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All values side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All values side by side as pictures.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel that people turn.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All values one below the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The chosen value in a row that leads to all.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// Sets the look of the pickers in the view.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        environment(\.pickerStyle, style._presentation)
    }
}

private enum PickerStyleKey: EnvironmentKey {
    static let defaultValue = PickerPresentation.menu
}

extension EnvironmentValues {
    /// How pickers show their values.
    var pickerStyle: PickerPresentation {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}
