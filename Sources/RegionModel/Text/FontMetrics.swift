import Foundation

/// How far a font reaches above and below its baseline, in points.
public struct FontMetrics: Hashable, Sendable {
    /// The distance from a line's top to its baseline.
    public var ascent: CGFloat
    /// The distance from the baseline to a line's bottom.
    public var descent: CGFloat
    /// The room that the font asks for between the lines of different texts.
    public var leading: CGFloat
    /// The height of capital letters above the baseline.
    public var capHeight: CGFloat

    /// Metrics of the given distances, in points.
    public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }

    /// The height of a line in points.
    public var lineHeight: CGFloat { ascent + descent }
}
