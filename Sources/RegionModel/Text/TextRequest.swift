import Foundation

/// A question to a text measurer.
public struct TextRequest: Hashable, Sendable {
    /// The text; line breaks in it are kept.
    public var text: String
    /// The font.
    public var style: TextStyle
    /// The width at which lines are broken, in points, or `nil` to break only where the text does.
    public var width: CGFloat?
    /// The largest number of lines; the last one then ends in an ellipsis. `nil` for as many as it takes.
    public var lineLimit: Int?
    /// Which part of the last line is left out where there are more lines than the limit.
    public var truncation: TruncationMode
    /// The room between two lines in points, beside what the font has.
    public var lineSpacing: CGFloat
    /// Where lines shorter than the longest lie.
    public var alignment: TextAlignment
    /// The direction in which `alignment` reads. A line's own direction follows from its characters.
    public var direction: LayoutDirection

    /// A question about the given text.
    public init(
        text: String, style: TextStyle = TextStyle(), width: CGFloat? = nil, lineLimit: Int? = nil,
        truncation: TruncationMode = .tail, lineSpacing: CGFloat = 0, alignment: TextAlignment = .leading,
        direction: LayoutDirection = .leftToRight
    ) {
        self.text = text
        self.style = style
        self.width = width
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.alignment = alignment
        self.direction = direction
    }
}
