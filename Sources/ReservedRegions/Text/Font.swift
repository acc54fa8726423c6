import Foundation
import RegionModel

/// A font by its purpose or by its size.
public struct Font: Hashable, Sendable {
    let basis: Basis
    var weight: Weight
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false

    /// The system's font of a size in points, whatever size the user likes.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(basis: .fixed(usable(size)), weight: weight ?? .regular, isMonospaced: design == .monospaced)
    }

    /// The system's font for a purpose, as large as the user likes it.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            basis: .style(style), weight: weight ?? (style == .headline ? .semibold : .regular),
            isMonospaced: design == .monospaced)
    }

    /// A font of the app's that grows as text does; the platform's stands in for it.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// A font of the app's that grows as text of a style does; the platform's stands in for it.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(basis: .scaled(usable(size), style), weight: .regular)
    }

    /// A font of the app's in a size in points, whatever size the user likes; the platform's stands in for it.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }

    private static func usable(_ size: CGFloat) -> CGFloat { size.isFinite ? max(1, size) : 17 }

    // The sizes are those at the text size that devices come with.
    /// For the largest titles, 34 points.
    public static let largeTitle = system(.largeTitle)
    /// For titles, 28 points.
    public static let title = system(.title)
    /// For titles of the second order, 22 points.
    public static let title2 = system(.title2)
    /// For titles of the third order, 20 points.
    public static let title3 = system(.title3)
    /// For headings, 17 points, semibold.
    public static let headline = system(.headline)
    /// For subheadings, 15 points.
    public static let subheadline = system(.subheadline)
    /// For text, 17 points.
    public static let body = system(.body)
    /// For text that stands out, 16 points.
    public static let callout = system(.callout)
    /// For footnotes, 13 points.
    public static let footnote = system(.footnote)
    /// For captions, 12 points.
    public static let caption = system(.caption)
    /// For captions of the second order, 11 points.
    public static let caption2 = system(.caption2)

    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font, slanted.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The same font with characters of one width.
    public func monospaced() -> Font {
        var font = self
        font.isMonospaced = true
        return font
    }

    /// The same font with digits of one width.
    public func monospacedDigit() -> Font {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }

    /// The same font in narrower or wider letters; the font here has one width.
    public func width(_ width: Width) -> Font { self }

    /// The same font with small capitals; they are letters of the usual size here.
    public func smallCaps() -> Font { self }

    /// The same font with lines closer together or further apart; the font here has one distance.
    public func leading(_ leading: Leading) -> Font { self }
}

extension Font {
    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        let value: Int

        /// The lightest weight.
        public static let ultraLight = Weight(value: 100)
        /// A very light weight.
        public static let thin = Weight(value: 200)
        /// A light weight.
        public static let light = Weight(value: 300)
        /// The normal weight.
        public static let regular = Weight(value: 400)
        /// A little heavier than normal.
        public static let medium = Weight(value: 500)
        /// Between medium and bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// A very heavy weight.
        public static let heavy = Weight(value: 800)
        /// The heaviest weight.
        public static let black = Weight(value: 900)
    }

    /// How wide the letters are.
    public struct Width: Hashable, Sendable {
        let value: CGFloat

        /// Much narrower letters.
        public static let compressed = Width(-0.3)
        /// Narrower letters.
        public static let condensed = Width(-0.2)
        /// The normal width.
        public static let standard = Width(0)
        /// Wider letters.
        public static let expanded = Width(0.2)

        /// A width relative to the normal one, which is zero.
        public init(_ value: CGFloat) { self.value = value }
    }

    /// How far lines lie apart.
    public enum Leading: Hashable, Sendable {
        /// The font's own distance.
        case standard
        /// Closer together.
        case tight
        /// Further apart.
        case loose
    }

    /// The cut of the letters.
    public enum Design: Hashable, Sendable {
        /// The platform's.
        case `default`
        /// With serifs; drawn as the default here.
        case serif
        /// With rounded ends; drawn as the default here.
        case rounded
        /// Characters of one width.
        case monospaced
    }

    /// What a text is for.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}
