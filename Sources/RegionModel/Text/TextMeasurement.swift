import Foundation

/// The room that a text takes.
public struct TextMeasurement: Hashable, Sendable {
    /// The size of the box around all lines, in points.
    public var size: CGSize
    /// The lines; frames and baselines are relative to the box's top left corner.
    public var lines: [TextLine]

    /// A measurement of the given size and lines.
    public init(size: CGSize, lines: [TextLine]) {
        self.size = size
        self.lines = lines
    }

    /// The distance from the top to the first line's baseline, in points; the height where there is no line.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
    /// The distance from the top to the last line's baseline, in points; the height where there is no line.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
}
