import Foundation

extension Font.TextStyle {
    /// The size in points at each of the twelve sizes that a user may choose, the smallest first.
    ///
    /// Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type
    /// sizes" (developer.apple.com/design/human-interface-guidelines/typography).
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The size in points at the size that a user chose.
    func size(for chosen: DynamicTypeSize) -> CGFloat { sizes[chosen.rawValue] }

    /// How much larger the style is than at the size that devices come with.
    func scale(for chosen: DynamicTypeSize) -> CGFloat { size(for: chosen) / size(for: .large) }
}

extension Font {
    /// What a font's size comes from.
    enum Basis: Hashable, Sendable {
        /// A size in points, whatever the user chose.
        case fixed(CGFloat)
        /// A size in points that grows as a style does.
        case scaled(CGFloat, TextStyle)
        /// A style's own size.
        case style(TextStyle)
    }

    /// The size in points at the size that a user chose.
    func size(for chosen: DynamicTypeSize) -> CGFloat {
        switch basis {
        case .fixed(let size): size
        case .scaled(let size, let style): size * style.scale(for: chosen)
        case .style(let style): style.size(for: chosen)
        }
    }
}
