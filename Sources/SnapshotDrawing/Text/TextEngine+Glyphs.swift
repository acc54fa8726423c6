import CPangoCairo
import Foundation
import RegionModel

extension TextEngine {
    /// The longest line that is drawn, in bytes of UTF-8; no window shows more.
    private static let lineLimit = 2000

    /// The glyphs of one line where the line lies; squeezed where it takes more room than the line's frame has.
    func glyphs(of line: TextLine, style: TextStyle) -> GlyphRun {
        let text = line.text.drawable(limit: Self.lineLimit).replacing("\n", with: " ")
        let direction = line.direction ?? text.ownDirection
        let font = ShapingFont(style, for: text)
        return withLayout(of: text, font: font, direction: direction, isFixed: true) { layout in
            pango_layout_set_single_paragraph_mode(layout, 1)
            var frame = PangoRectangle()
            pango_layout_get_extents(layout, nil, &frame)
            let width = font.points(frame.width)
            let scale = font.size * font.factor / GlyphOutline.unitsPerEm
            let squeeze = width > line.frame.width + 0.5 ? max(line.frame.width, 0) / width : 1
            return GlyphRun(
                origin: CGPoint(x: line.frame.minX, y: line.baseline), scaleX: scale * squeeze, scaleY: scale,
                glyphs: collectGlyphs(of: layout, size: font.size))
        }
    }

    private func collectGlyphs(of layout: OpaquePointer?, size: Double) -> [GlyphRun.Glyph] {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        let units = GlyphOutline.unitsPerEm / (size * Double(PANGO_SCALE))
        var result: [GlyphRun.Glyph] = []
        repeat {
            guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee, let string = run.glyphs?.pointee,
                let font = run.item?.pointee.analysis.font
            else { continue }
            var frame = PangoRectangle()
            pango_layout_iter_get_run_extents(iterator, nil, &frame)
            var x = frame.x
            for info in UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)) {
                if let outline = outline(of: info.glyph, font: font), !outline.path.elements.isEmpty {
                    result.append(
                        GlyphRun.Glyph(
                            outline: outline, x: Int((Double(x + info.geometry.x_offset) * units).rounded()),
                            y: Int((Double(info.geometry.y_offset) * units).rounded())))
                }
                x += info.geometry.width
            }
        } while pango_layout_iter_next_run(iterator) != 0
        return result
    }

    private func outline(of glyph: PangoGlyph, font: UnsafeMutablePointer<PangoFont>) -> GlyphOutline? {
        if glyph == Self.emptyGlyph { return nil }
        if glyph & Self.unknownGlyph != 0 { return Self.missing }
        guard let file = region_font_file(font), let index = fontIndices[String(cString: file)] else { return nil }
        let id = GlyphID(font: index, glyph: glyph)
        if let known = outlines[id] { return known }
        let outline = GlyphOutline(id: id, path: Self.path(of: glyph, face: region_font_face(font)))
        outlines[id] = outline
        return outline
    }

    private static func path(of glyph: PangoGlyph, face: OpaquePointer?) -> VectorPath {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        let context = cairo_create(surface)
        let options = cairo_font_options_create()
        defer {
            cairo_font_options_destroy(options)
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_face(context, face)
        cairo_set_font_size(context, GlyphOutline.unitsPerEm)
        cairo_set_font_options(context, options)
        var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_glyph_path(context, &placed, 1)
        // A thousandth of a letter's height is not seen, and whole numbers are short to write.
        return VectorPath(of: context).roundedToUnits
    }

    // The macros PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, whose casts Swift does not see through.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownGlyph: PangoGlyph = 0x1000_0000

    /// A frame for a character that no font has.
    private static let missing: GlyphOutline = {
        var path = VectorPath()
        path.add(CGRect(x: 60, y: -700, width: 480, height: 700))
        path.add(CGRect(x: 100, y: -660, width: 400, height: 620), reversed: true)
        return GlyphOutline(id: GlyphID(font: -1, glyph: 0), path: path)
    }()
}
