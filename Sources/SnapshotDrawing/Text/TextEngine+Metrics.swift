import CPangoCairo
import RegionModel

extension TextEngine {
    /// How high a style's own font is, without those that stand in for letters it lacks.
    ///
    /// None of the library's fonts asks for room between lines: their leading is zero.
    func metrics(of style: TextStyle) -> FontMetrics {
        if let known = knownMetrics[style] { return known }
        let metrics = measuredMetrics(of: style)
        knownMetrics[style] = metrics
        return metrics
    }

    private func measuredMetrics(of style: TextStyle) -> FontMetrics {
        let capital = "H"
        let font = ShapingFont(style, for: capital)
        return withLayout(of: capital, font: font, direction: .leftToRight, isFixed: true) { layout in
            var (ink, line) = (PangoRectangle(), PangoRectangle())
            pango_layout_get_extents(layout, &ink, &line)
            let baseline = pango_layout_get_baseline(layout)
            return FontMetrics(
                ascent: font.points(baseline - line.y), descent: font.points(line.y + line.height - baseline),
                capHeight: font.points(baseline - ink.y))
        }
    }
}
