import CPangoCairo
import Foundation
import RegionModel

extension TextEngine {
    /// Breaks a text at spaces, and within a word that is wider than a whole line.
    ///
    /// - Parameters:
    ///   - width: The width of a line in points, or `nil` to break only where the text does.
    ///   - direction: The direction of paragraphs whose characters tell none.
    ///   - isFixed: Whether `direction` holds even for paragraphs that tell another.
    func lines(
        of text: String, style: TextStyle, width: CGFloat?, direction: LayoutDirection, isFixed: Bool = false
    ) -> [ShapedLine] {
        let font = ShapingFont(style, for: text)
        return withLayout(of: text, font: font, direction: direction, isFixed: isFixed) { layout in
            pango_layout_set_width(layout, font.breakingWidth(width))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            return trimmed(collectLines(of: layout, text: Array(text.utf8), font: font), style: style)
        }
    }

    /// The width of a text on one line, in points.
    func width(of text: String, style: TextStyle, direction: LayoutDirection) -> CGFloat {
        lines(of: text, style: style, width: nil, direction: direction, isFixed: true).map(\.width).max() ?? 0
    }

    /// Lets `body` use a layout of the text; it ends with the call, and so do all its lines.
    func withLayout<Result>(
        of text: String, font: ShapingFont, direction: LayoutDirection, isFixed: Bool,
        _ body: (OpaquePointer?) -> Result
    ) -> Result {
        // The context keeps the direction from layout to layout, so each sets its own.
        pango_context_set_base_dir(context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        let layout = pango_layout_new(context)
        defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
        pango_layout_set_auto_dir(layout, isFixed ? 0 : 1)
        let attributes = font.makeAttributes(attributes)
        defer { pango_attr_list_unref(attributes) }
        pango_layout_set_attributes(layout, attributes)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        let description = font.makeDescription(font.style.isMonospaced ? monospacedFamilies : families)
        defer { pango_font_description_free(description) }
        pango_layout_set_font_description(layout, description)
        return body(layout)
    }

    private func collectLines(of layout: OpaquePointer?, text: [UInt8], font: ShapingFont) -> [ShapedLine] {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        let own = metrics(of: font.style)
        var lines: [ShapedLine] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            if pango_layout_line_is_paragraph_start(line) == 0, let last = lines.indices.last {
                lines[last].isContinued = true
            }
            var (ink, frame) = (PangoRectangle(), PangoRectangle())
            pango_layout_iter_get_line_extents(iterator, &ink, &frame)
            let baseline = pango_layout_iter_get_baseline(iterator)
            let reach = own.extended(
                toAscent: font.points(baseline - ink.y), descent: font.points(ink.y + ink.height - baseline),
                ifOtherThan: font.points(frame.height))
            let start = Int(pango_layout_line_get_start_index(line))
            let end = start + Int(pango_layout_line_get_length(line))
            let isReversed = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
            lines.append(
                ShapedLine(
                    text: String(decoding: text[start..<end], as: UTF8.self), start: start, end: end,
                    width: max(0, font.points(frame.width)), height: reach.ascent + reach.descent, ascent: reach.ascent,
                    direction: isReversed ? .rightToLeft : .leftToRight, isContinued: false))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    /// The lines without the spaces at which they were broken; a line of nothing else goes.
    private func trimmed(_ lines: [ShapedLine], style: TextStyle) -> [ShapedLine] {
        var result: [ShapedLine] = []
        for var line in lines {
            if line.isContinued {
                let length = line.text.utf8.count
                line.text.trimEnd()
                if line.text.isEmpty, result.last?.isContinued == true { continue }
                // Pango takes the last space off the width by itself.
                if line.text.utf8.count < length - 1 {
                    line.width = width(of: line.text, style: style, direction: line.direction)
                }
            }
            result.append(line)
        }
        return result
    }
}

extension String {
    /// Removes the spaces at the end.
    mutating func trimEnd() {
        while last == " " || last == "\t" { removeLast() }
    }
}

extension FontMetrics {
    /// How far a line reaches above and below its baseline: as far as its own font, however much more the fonts say
    /// that stand in for it.
    ///
    /// Noto's fonts ask for room for the tallest stacks of their scripts, so that an Arabic line would be twice as high
    /// as a Latin one, where Apple's system fonts share their heights. Such a line grows only where letters are drawn.
    fileprivate func extended(
        toAscent inkAscent: CGFloat, descent inkDescent: CGFloat, ifOtherThan height: CGFloat
    ) -> (ascent: CGFloat, descent: CGFloat) {
        guard abs(height - lineHeight) > lineHeight * 0.01 else { return (ascent, descent) }
        return (max(ascent, inkAscent), max(descent, inkDescent))
    }
}
