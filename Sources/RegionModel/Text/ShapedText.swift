import Foundation

/// A text as it is set without regard to the width of lines, for who breaks the lines.
///
/// Shaping is what costs most when text is set. A text that was shaped once can be broken into lines of any widths.
public struct ShapedText: Hashable, Sendable {
    /// What stands between the text's own line breaks, in order.
    public var paragraphs: [ShapedParagraph]
    /// How far every line reaches above and below its baseline at the least, in points.
    public var metrics: FontMetrics

    /// A text of the given paragraphs.
    public init(paragraphs: [ShapedParagraph], metrics: FontMetrics) {
        self.paragraphs = paragraphs
        self.metrics = metrics
    }
}
