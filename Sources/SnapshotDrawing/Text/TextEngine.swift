import CPangoCairo
import Foundation
import RegionModel

/// Breaks text into lines and finds their glyphs by Pango, with the fonts of a `FontLibrary` and no others.
///
/// Pango is not thread-safe: one thread at a time may use an engine.
final class TextEngine {
    let context: OpaquePointer
    let fontIndices: [String: Int]
    var outlines: [GlyphID: GlyphOutline] = [:]
    var knownMetrics = RecentValues<TextStyle, FontMetrics>(limit: 256)
    /// Words that are broken between letters get no hyphen.
    let attributes = pango_attr_list_new()
    /// Descriptions that name the families to try, in order.
    let families = pango_font_description_new()
    let monospacedFamilies = pango_font_description_new()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>

    init(library: FontLibrary) throws(InputError) {
        let config = try library.makeConfiguration()
        defer { FcConfigDestroy(config) }
        guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let context = pango_font_map_create_context(fontMap)
        else { throw InputError(found: "a Pango without FreeType", expected: "the Debian package libpango1.0-dev") }
        region_font_map_set_config(fontMap, config)
        self.fontMap = fontMap
        self.context = context
        fontIndices = Dictionary(uniqueKeysWithValues: library.files.enumerated().map { ($1, $0) })
        configure()
    }

    deinit {
        pango_attr_list_unref(attributes)
        pango_font_description_free(families)
        pango_font_description_free(monospacedFamilies)
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
    }

    /// One unit is one point, and nothing is fitted to pixels: text measures alike at every scale.
    private func configure() {
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_font_description_set_family(families, FontLibrary.families(monospaced: false))
        pango_font_description_set_family(monospacedFamilies, FontLibrary.families(monospaced: true))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }
}
