import CPangoCairo
import Foundation

/// Pango as a program uses it that only wraps paragraphs, with the fonts that our measurer has.
final class PangoPeer {
    private let context: OpaquePointer?
    private let description = pango_font_description_from_string("Inter, Noto Sans Arabic, Noto Sans Hebrew")

    private static let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto"]
    private static let settings = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>\
        <cachedir>/var/cache/fontconfig</cachedir><selectfont>\
        <acceptfont><glob>*/Inter-*.otf</glob><glob>*/NotoSans-*.ttf</glob>\
        <glob>*/NotoSansArabic-*.ttf</glob><glob>*/NotoSansHebrew-*.ttf</glob></acceptfont>\
        <rejectfont><glob>*</glob></rejectfont></selectfont></fontconfig>
        """

    init() {
        let config = FcConfigCreate()
        FcConfigParseAndLoadFromMemory(config, Self.settings, FcTrue)
        for folder in Self.folders { FcConfigAppFontAddDir(config, folder) }
        let fonts = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        if let fonts { region_font_map_set_config(fonts, config) }
        context = pango_font_map_create_context(fonts)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_font_description_set_absolute_size(description, 17 * Double(PANGO_SCALE))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    /// How many lines a text takes in a width; where each lies is not even asked for.
    func lineCount(of text: String, width: Double) -> Int {
        let layout = pango_layout_new(context)
        defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        return Int(pango_layout_get_line_count(layout))
    }
}
