import CPangoCairo
import Foundation
import RegionModel

/// A font at the size at which Pango is asked, and the factor back to the size that was wanted.
///
/// Pango counts in 1/1024 points in 32 bits: a huge text is measured small so that its length cannot overflow, and so
/// is a huge font, which FreeType refuses.
/// Without hinting widths grow in proportion to the size, so nothing else changes.
struct ShapingFont {
    let style: TextStyle
    let size: Double
    let factor: Double

    private static let sizes = 1.0 / 64...100_000
    private static let largestSize = 2000.0
    private static let longestLine = 500_000.0
    /// The most room between characters, in sizes of the font.
    private static let widestSpacing = 100.0

    init(_ style: TextStyle, for text: String) {
        // Compared so that a size that is no number becomes the least one.
        let wanted = style.size > Self.sizes.lowerBound ? min(style.size, Self.sizes.upperBound) : Self.sizes.lowerBound
        self.style = style
        let spacing = style.tracking.isFinite ? min(abs(style.tracking), wanted * Self.widestSpacing) : 0
        let longest = (wanted + spacing) * Double(text.utf8.count)
        factor = max(1, wanted / Self.largestSize, longest / Self.longestLine)
        size = wanted / factor
    }

    /// Pango's description of the font, from one that names the families; whoever asked for it frees it.
    func makeDescription(_ families: OpaquePointer?) -> OpaquePointer? {
        let description = pango_font_description_copy_static(families)
        let weight = min(max(style.weight, 100), 1000)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
        pango_font_description_set_style(description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        return description
    }

    /// Pango's attributes of the style, beside those that hold for all; whoever asked for them frees them.
    func makeAttributes(_ common: OpaquePointer?) -> OpaquePointer? {
        let attributes = pango_attr_list_copy(common)
        if letterSpacing != 0 { pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(letterSpacing)) }
        if style.hasMonospacedDigits { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
        return attributes
    }

    /// The room between characters in Pango's units.
    var letterSpacing: Int32 {
        guard style.tracking.isFinite else { return 0 }
        let limit = size * Self.widestSpacing
        return Int32((min(max(style.tracking / factor, -limit), limit) * Double(PANGO_SCALE)).rounded())
    }

    /// A length of Pango's in points of the wanted size.
    func points(_ length: Int32) -> CGFloat { Double(length) / Double(PANGO_SCALE) * factor }

    /// The width at which Pango is to break lines, rounded to its units, or -1 for nowhere.
    func breakingWidth(_ width: CGFloat?) -> Int32 {
        guard let width, width < Self.longestLine * factor else { return -1 }
        return Int32((max(0, width) / factor * Double(PANGO_SCALE)).rounded())
    }
}
