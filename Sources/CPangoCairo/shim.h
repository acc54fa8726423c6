#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <cairo-pdf.h>
#include <stdbool.h>

// Swift sees neither function-like macros nor casts between GObject types: each has its function here.

static inline void region_font_map_set_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

// The file a font was loaded from; its name lives as long as the font.
static inline const char *region_font_file(PangoFont *font) {
    FcChar8 *file = NULL;
    if (!font || !PANGO_IS_FC_FONT(font)) return NULL;
    FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
    return FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch ? (const char *)file : NULL;
}

static inline cairo_font_face_t *region_font_face(PangoFont *font) {
    cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    return scaled ? cairo_scaled_font_get_font_face(scaled) : NULL;
}

// Deprecated without a successor in Pango's API; it stays in every 1.x.
static inline bool region_text_is_right_to_left(const char *text, int length) {
    return pango_find_base_dir(text, length) == PANGO_DIRECTION_RTL;
}

// The fields of PangoLogAttr are bits, which Swift does not see.
static inline bool region_can_break_before(const PangoLogAttr *character) {
    return character->is_line_break;
}
