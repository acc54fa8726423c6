import Foundation
import RegionModel

/// A font by its purpose or by its size.
public struct Font: Hashable, Sendable {
    var size: CGFloat
    var weight: Weight
    var isItalic = false
    var isMonospaced = false

    /// The system's font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            size: size.isFinite ? max(1, size) : 17, weight: weight ?? .regular, isMonospaced: design == .monospaced)
    }

    /// The system's font for a purpose.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        system(size: style.size, weight: weight ?? (style == .headline ? .semibold : .regular), design: design)
    }

    // The sizes are those of iOS at its default text size (Human Interface Guidelines, Typography).
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

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }
}
