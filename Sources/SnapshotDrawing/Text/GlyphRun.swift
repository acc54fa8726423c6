import Foundation

/// A line of glyphs at their places.
struct GlyphRun: Sendable {
    /// A glyph and where it lies on the baseline, in thousandths of the font's size.
    struct Glyph: Sendable {
        let outline: GlyphOutline
        let x: Int
        let y: Int
    }

    /// The left end of the baseline in the picture, in points.
    var origin: CGPoint
    /// Points for a thousandth of the font's size along x; less than along y where a line had to be squeezed.
    var scaleX: Double
    /// Points for a thousandth of the font's size along y.
    var scaleY: Double
    var glyphs: [Glyph]

    /// The outline of all glyphs together, in thousandths of the font's size from the left end of the baseline.
    var outline: VectorPath {
        var result = VectorPath()
        for glyph in glyphs {
            result.add(glyph.outline.path, movedBy: CGPoint(x: CGFloat(glyph.x), y: CGFloat(glyph.y)))
        }
        return result
    }
}
