import Foundation
import RegionModel
import Synchronization

/// Measures text by Pango with the fonts Inter and Noto Sans, alike on every machine that has them.
///
/// One point is one unit and nothing is hinted, so that text measures the same at every scale. Scripts mix, each
/// paragraph runs in the direction of its first letter, and a line is as high as its style's own font, unless letters of
/// another reach further.
///
/// Any thread may use a measurer, one at a time: the others wait. Recent answers are kept.
public final class PangoTextMeasurer: TextMeasurer {
    private struct State {
        let engine: TextEngine
        var measurements = RecentValues<TextRequest, TextMeasurement>(limit: 4096)
    }

    private static let longestKeptText = 4096
    private let state: Mutex<State>

    /// A measurer with the fonts of the Debian packages `fonts-inter`, `fonts-noto-core` and `fonts-noto-mono`.
    ///
    /// - Throws: `InputError` naming the package that is not installed.
    public convenience init() throws(InputError) {
        try self.init(library: FontLibrary())
    }

    init(library: FontLibrary) throws(InputError) {
        state = Mutex(State(engine: try TextEngine(library: library)))
    }

    /// The size and the lines that a text takes.
    ///
    /// Lines break at spaces, and within a word that is wider than a whole line. The box is as wide as its widest
    /// line, which may be less than the width on offer. Control characters take no room, and what follows the first
    /// 100,000 bytes of a text is left out. A width that is not a number offers as much as there is.
    ///
    /// - Complexity: O(n) in the characters; O(1) for a request that was answered lately.
    public func measure(_ request: TextRequest) -> TextMeasurement {
        state.withLock { state in
            if let known = state.measurements[request] { return known }
            let measurement = state.engine.measure(request)
            if request.text.utf8.count <= Self.longestKeptText { state.measurements[request] = measurement }
            return measurement
        }
    }

    /// The text of a request as it is set without regard to the width of lines; what cannot be set is left out of it.
    ///
    /// - Complexity: O(n) in the characters.
    public func shape(_ request: TextRequest) -> ShapedText {
        state.withLock { $0.engine.shape(request) }
    }

    /// How high a style's font is.
    ///
    /// - Complexity: O(1) for a style that was asked for lately.
    public func metrics(of style: TextStyle) -> FontMetrics {
        state.withLock { $0.engine.metrics(of: style) }
    }

    /// The outlines of a line's glyphs at their places.
    func glyphs(of line: TextLine, style: TextStyle) -> GlyphRun {
        state.withLock { $0.engine.glyphs(of: line, style: style) }
    }
}
