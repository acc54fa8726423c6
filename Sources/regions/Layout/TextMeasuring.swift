import CommandLineArguments
import RegionModel
import SnapshotDrawing

/// How text is measured.
enum TextMeasuring: String, CaseIterable {
    /// By the fonts that pictures are set in.
    case fonts
    /// As if every character were half as wide as the font is large.
    case fixed

    static let option = Option<TextMeasuring>.choice(
        "text", help: "Measure text by the fonts of the pictures, or with characters of one width; fonts if left out.")

    /// What measures in this way.
    ///
    /// - Throws: `InputError` naming the package with the fonts, where it is not installed.
    func measurer() throws(InputError) -> any TextMeasurer {
        switch self {
        case .fixed: return FixedAdvanceTextMeasurer()
        case .fonts:
            do {
                return try PangoTextMeasurer()
            } catch {
                var error = error
                error.expected += ", or --text fixed"
                throw error
            }
        }
    }
}
