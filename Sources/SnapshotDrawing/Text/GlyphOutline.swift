/// A glyph of a font: the font's place in the library and the glyph's number in the font.
struct GlyphID: Hashable, Sendable {
    let font: Int
    let glyph: UInt32
}

/// The shape of a glyph on a square of 1000 units a side, the baseline at zero and y growing downwards.
struct GlyphOutline: Sendable {
    static let unitsPerEm = 1000.0

    let id: GlyphID
    let path: VectorPath
}
