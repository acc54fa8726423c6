import RegionModel

/// The platform's colours by UIKit's names, as source uses them in `Color(.systemBackground)`; those of the light look.
public struct UIColor: Hashable, Sendable {
    let rgba: RGBA

    private init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of the sRGB space; all from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) { self.init(red, green, blue, alpha) }

    private init(_ color: Color) { rgba = color.rgba }

    // iOS's values in the light look (Human Interface Guidelines, Color).
    /// What lies behind views.
    public static let systemBackground = UIColor(1, 1, 1)
    /// What lies behind views on the background.
    public static let secondarySystemBackground = UIColor(0.949, 0.949, 0.969)
    /// What lies behind views on those.
    public static let tertiarySystemBackground = UIColor(1, 1, 1)
    /// What lies behind groups.
    public static let systemGroupedBackground = UIColor(0.949, 0.949, 0.969)
    /// A group.
    public static let secondarySystemGroupedBackground = UIColor(1, 1, 1)
    /// A group within a group.
    public static let tertiarySystemGroupedBackground = UIColor(0.949, 0.949, 0.969)
    /// Text.
    public static let label = UIColor(Color.primary)
    /// Text of the second order.
    public static let secondaryLabel = UIColor(Color.secondary)
    /// Text of the third order.
    public static let tertiaryLabel = UIColor(0.235, 0.235, 0.263, 0.3)
    /// Text of the fourth order.
    public static let quaternaryLabel = UIColor(0.235, 0.235, 0.263, 0.18)
    /// Text that stands for what is missing.
    public static let placeholderText = UIColor(0.235, 0.235, 0.263, 0.3)
    /// Lines between views.
    public static let separator = UIColor(0.235, 0.235, 0.263, 0.29)
    /// Lines between views that let nothing through.
    public static let opaqueSeparator = UIColor(0.776, 0.776, 0.784)
    /// Shapes behind controls.
    public static let systemFill = UIColor(0.471, 0.471, 0.502, 0.2)
    /// Lighter shapes behind controls.
    public static let secondarySystemFill = UIColor(0.471, 0.471, 0.502, 0.16)
    /// Still lighter shapes behind controls.
    public static let tertiarySystemFill = UIColor(0.463, 0.463, 0.502, 0.12)
    /// The lightest shapes behind controls.
    public static let quaternarySystemFill = UIColor(0.455, 0.455, 0.502, 0.08)
    /// The platform's greys, from the darkest.
    public static let systemGray = UIColor(0.557, 0.557, 0.576), systemGray2 = UIColor(0.682, 0.682, 0.698)
    /// Lighter greys.
    public static let systemGray3 = UIColor(0.78, 0.78, 0.8), systemGray4 = UIColor(0.82, 0.82, 0.839)
    /// The lightest greys.
    public static let systemGray5 = UIColor(0.898, 0.898, 0.918), systemGray6 = UIColor(0.949, 0.949, 0.969)
    /// The platform's warm colours.
    public static let systemRed = UIColor(Color.red), systemOrange = UIColor(Color.orange)
    /// More of the platform's warm colours.
    public static let systemYellow = UIColor(Color.yellow), systemPink = UIColor(Color.pink)
    /// The platform's cold colours.
    public static let systemBlue = UIColor(Color.blue), systemGreen = UIColor(Color.green)
    /// More of the platform's cold colours.
    public static let systemTeal = UIColor(Color.teal), systemIndigo = UIColor(Color.indigo)
    /// The platform's purple.
    public static let systemPurple = UIColor(Color.purple)
    /// A colour of the system's.
    public static let systemMint = UIColor(Color.mint), systemCyan = UIColor(Color.cyan)
    /// A colour of the system's.
    public static let systemBrown = UIColor(Color.brown)
    /// The colour of what can be pressed.
    public static let tintColor = UIColor(Color.accentColor), link = UIColor(Color.accentColor)

    // UIColor's fixed colours (UIKit, UIColor).
    /// A grey that is the same in every look.
    public static let black = UIColor(0, 0, 0), white = UIColor(1, 1, 1)
    /// A grey that is the same in every look.
    public static let darkGray = UIColor(1 / 3, 1 / 3, 1 / 3), gray = UIColor(0.5, 0.5, 0.5)
    /// A grey that is the same in every look.
    public static let lightGray = UIColor(2 / 3, 2 / 3, 2 / 3)
    /// A colour that is the same in every look.
    public static let red = UIColor(1, 0, 0), green = UIColor(0, 1, 0), blue = UIColor(0, 0, 1)
    /// A colour that is the same in every look.
    public static let cyan = UIColor(0, 1, 1), magenta = UIColor(1, 0, 1), yellow = UIColor(1, 1, 0)
    /// A colour that is the same in every look.
    public static let orange = UIColor(1, 0.5, 0), purple = UIColor(0.5, 0, 0.5), brown = UIColor(0.6, 0.4, 0.2)
    /// No colour.
    public static let clear = UIColor(0, 0, 0, 0)
}

extension Color {
    /// One of the platform's colours.
    public nonisolated init(_ color: UIColor) { self.init(rgba: color.rgba) }

    /// One of the platform's colours.
    public nonisolated init(uiColor: UIColor) { self.init(rgba: uiColor.rgba) }
}
