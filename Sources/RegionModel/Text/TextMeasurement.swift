import Foundation

/// The room that a text takes.
public struct TextMeasurement: Hashable, Sendable {
    /// The size of the box around all lines, in points.
    public var size: CGSize
    /// The lines; frames and baselines are relative to the box's top left corner.
    public var lines: [TextLine]

    /// Whether a part of the text was left out, since there were more lines than the limit.
    public var isTruncated: Bool

    /// A measurement of the given size and lines.
    public init(size: CGSize, lines: [TextLine], isTruncated: Bool = false) {
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
    }

    /// The distance from the top to the first line's baseline, in points; the height where there is no line.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
    /// The distance from the top to the last line's baseline, in points; the height where there is no line.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
}
