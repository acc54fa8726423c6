import Foundation

/// What measures text for a layout.
///
/// The engine knows no fonts: a host gives it a measurer. `FixedAdvanceTextMeasurer` needs no library.
public protocol TextMeasurer: Sendable {
    /// The size and the lines that a text takes.
    ///
    /// - Parameter request: The text, its style and the room it is given.
    /// - Returns: Lines with frames relative to the text's top left corner.
    func measure(_ request: TextRequest) -> TextMeasurement

    /// The text of a request as it is set without regard to the width of lines.
    ///
    /// Of the request, the text, the style and the direction count.
    func shape(_ request: TextRequest) -> ShapedText

    /// How high a style's font is: what a line of letters that the font has takes.
    func metrics(of style: TextStyle) -> FontMetrics
}
