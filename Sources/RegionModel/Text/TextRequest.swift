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
    /// Where lines shorter than the longest lie.
    public var alignment: TextAlignment
    /// The direction in which `alignment` reads. A line's own direction follows from its characters.
    public var direction: LayoutDirection

    /// A question about the given text.
    public init(
        text: String, style: TextStyle = TextStyle(), width: CGFloat? = nil, lineLimit: Int? = nil,
        alignment: TextAlignment = .leading, direction: LayoutDirection = .leftToRight
    ) {
        self.text = text
        self.style = style
        self.width = width
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.direction = direction
    }
}
