import CPangoCairo
import Foundation
import RegionModel

/// Draws the steps of a picture on a Cairo surface.
struct CairoCanvas {
    private let context: OpaquePointer?
    private let theme: PictureTheme

    /// Draws a picture on a surface of `scale` units a point.
    static func draw(_ picture: SnapshotPicture, on surface: OpaquePointer?, scale: Double, theme: PictureTheme) {
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        cairo_scale(context, scale, scale)
        cairo_translate(context, -picture.bounds.minX, -picture.bounds.minY)
        let canvas = CairoCanvas(context: context, theme: picture.hasOwnColors ? .light : theme)
        for command in picture.commands { canvas.draw(command) }
    }

    private func draw(_ command: DrawCommand) {
        switch command {
        case .shape(let shape, .own(let ink, let pen)): draw(shape, ink, pen)
        case .shape(let shape, .style(let style)):
            if let hatch = style.hatch { draw(hatch, in: shape) } else { draw(shape, theme.attributes(of: style)) }
        case .text(let run, .own(.color(let color), _)): draw(run, color)
        case .text(_, .own): break
        case .text(let run, .style(let style)): draw(run, theme.attributes(of: style).fill)
        case .beginClip(let rect, let radius):
            cairo_save(context)
            outline(.rectangle(rect, cornerRadius: radius))
            cairo_clip(context)
        case .beginGroup: cairo_save(context)
        case .beginTurn(let angle, let point):
            cairo_save(context)
            cairo_translate(context, point.x, point.y)
            cairo_rotate(context, angle.radians)
            cairo_translate(context, -point.x, -point.y)
        case .end: cairo_restore(context)
        }
    }

    private func draw(_ shape: PictureShape, _ attributes: StyleAttributes) {
        let line = ElementAppearance.Line(dash: attributes.dash.map { CGFloat($0) })
        draw(
            shape, attributes.fill.map(Ink.color),
            attributes.stroke.map { Pen(color: $0, width: attributes.strokeWidth, line: line) })
    }

    private func draw(_ shape: PictureShape, _ ink: Ink?, _ pen: Pen?) {
        outline(shape)
        switch ink {
        case .color(let color):
            setSource(color)
            fill(shape)
        case .gradient(let gradient):
            let pattern = gradient.makePattern()
            cairo_set_source(context, pattern)
            fill(shape)
            cairo_pattern_destroy(pattern)
        case nil: break
        }
        if let pen { stroke(pen) }
        cairo_new_path(context)
    }

    private func fill(_ shape: PictureShape) {
        var isEvenOdd = false
        if case .path(let path) = shape { isEvenOdd = path.isEvenOdd }
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill_preserve(context)
    }

    private func stroke(_ pen: Pen) {
        setSource(pen.color)
        cairo_set_line_width(context, pen.width)
        cairo_set_line_cap(context, pen.line.cap.cairo)
        cairo_set_line_join(context, pen.line.join.cairo)
        cairo_set_dash(context, pen.line.dash.map { Double($0) }, Int32(pen.line.dash.count), pen.line.dashPhase)
        cairo_stroke_preserve(context)
    }

    private func draw(_ run: GlyphRun, _ color: RGBA?) {
        guard let color else { return }
        setSource(color)
        cairo_save(context)
        cairo_translate(context, run.origin.x, run.origin.y)
        cairo_scale(context, run.scaleX, run.scaleY)
        for glyph in run.glyphs {
            cairo_save(context)
            cairo_translate(context, Double(glyph.x), Double(glyph.y))
            glyph.outline.path.apply(to: context)
            cairo_restore(context)
            cairo_fill(context)
        }
        cairo_restore(context)
    }

    /// Lines along the hatch's angle, each in the middle of its band as in the pattern that SVG repeats.
    private func draw(_ hatch: Hatch, in shape: PictureShape) {
        cairo_save(context)
        defer { cairo_restore(context) }
        outline(shape)
        cairo_clip(context)
        cairo_rotate(context, hatch.angle * .pi / 180)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let attributes = theme.attributes(of: hatch.lines)
        guard let stroke = attributes.stroke, right > left, bottom > top else { return }
        var y = ((top / hatch.spacing).rounded(.down) + 0.5) * hatch.spacing
        while y < bottom + hatch.spacing {
            cairo_move_to(context, left, y)
            cairo_line_to(context, right, y)
            y += hatch.spacing
        }
        setSource(stroke)
        cairo_set_line_width(context, attributes.strokeWidth)
        cairo_set_dash(context, nil, 0, 0)
        cairo_stroke(context)
    }

    private func setSource(_ color: RGBA) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func outline(_ shape: PictureShape) {
        switch shape {
        case .rectangle(let rect, let radius) where radius > 0: roundedRectangle(rect, radius)
        case .rectangle(let rect, _): cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return }
            cairo_save(context)
            cairo_translate(context, rect.midX, rect.midY)
            cairo_scale(context, rect.width / 2, rect.height / 2)
            cairo_new_sub_path(context)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            cairo_close_path(context)
            cairo_restore(context)
        case .path(let path): path.apply(to: context)
        }
    }

    private func roundedRectangle(_ rect: CGRect, _ radius: CGFloat) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        let (left, right) = (rect.minX + radius, rect.maxX - radius)
        let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
        // Dashes begin where SVG's do: at the left end of the top edge.
        cairo_move_to(context, left, rect.minY)
        cairo_arc(context, right, top, radius, -.pi / 2, 0)
        cairo_arc(context, right, bottom, radius, 0, .pi / 2)
        cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
        cairo_arc(context, left, top, radius, .pi, 1.5 * .pi)
        cairo_close_path(context)
    }
}
