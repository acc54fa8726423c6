import Foundation
import RegionModel

/// A colour; as a view it fills the room it is offered.
public nonisolated struct Color: PrimitiveView, Hashable, Sendable {
    let rgba: RGBA

    init(rgba: RGBA) { self.rgba = rgba }

    /// A colour of the sRGB space; all from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        rgba = RGBA(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// A grey; both from 0 (black) to 1 (white).
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The colour at another opacity.
    public func opacity(_ opacity: Double) -> Color {
        Color(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha * opacity)
    }

    /// The colour, mixed with another.
    ///
    /// - Parameters:
    ///   - color: The other colour.
    ///   - fraction: From 0 (this colour) to 1 (the other).
    ///   - colorSpace: Where they are mixed; both are mixed in sRGB here.
    public func mix(
        with color: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        let mixed = { (one: Double, other: Double) in one + (other - one) * share }
        let (one, other) = (rgba, color.rgba)
        return Color(
            red: mixed(one.red, other.red), green: mixed(one.green, other.green), blue: mixed(one.blue, other.blue),
            opacity: mixed(one.alpha, other.alpha))
    }

    /// Composes a rectangle of the colour.
    @MainActor public func _compose(into composer: Composer) {
        composer.emitShape(ElementAppearance(fill: rgba))
    }
}

extension Color {
    /// Nothing is seen.
    public static let clear = Color(white: 0, opacity: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// The colour of text.
    public static let primary = Color(white: 0.1)
    /// The colour of text of the second order.
    public static let secondary = Color(white: 0.1, opacity: 0.6)
    /// The colour of controls.
    public static let accentColor = blue
    /// The platform's grey.
    public static let gray = Color(red: 0.557, green: 0.557, blue: 0.576)
    /// The platform's red.
    public static let red = Color(red: 1, green: 0.231, blue: 0.188)
    /// The platform's orange.
    public static let orange = Color(red: 1, green: 0.584, blue: 0)
    /// The platform's yellow.
    public static let yellow = Color(red: 1, green: 0.8, blue: 0)
    /// The platform's green.
    public static let green = Color(red: 0.204, green: 0.78, blue: 0.349)
    /// The platform's mint.
    public static let mint = Color(red: 0, green: 0.78, blue: 0.745)
    /// The platform's teal.
    public static let teal = Color(red: 0.188, green: 0.69, blue: 0.78)
    /// The platform's cyan.
    public static let cyan = Color(red: 0.196, green: 0.678, blue: 0.902)
    /// The platform's blue.
    public static let blue = Color(red: 0, green: 0.478, blue: 1)
    /// The platform's indigo.
    public static let indigo = Color(red: 0.345, green: 0.337, blue: 0.839)
    /// The platform's purple.
    public static let purple = Color(red: 0.686, green: 0.322, blue: 0.871)
    /// The platform's pink.
    public static let pink = Color(red: 1, green: 0.176, blue: 0.333)
    /// The platform's brown.
    public static let brown = Color(red: 0.635, green: 0.518, blue: 0.369)
}
