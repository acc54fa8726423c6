import Foundation

/// A paragraph of a shaped text: how long each part of it is and where lines may end.
public struct ShapedParagraph: Hashable, Sendable {
    /// The characters, without the line break after them.
    public var text: String
    /// The direction in which the lines of the paragraph run.
    public var direction: LayoutDirection
    /// For each byte of the text's UTF-8, and for its end, how long all is that begins before it, in points.
    ///
    /// What is set as one begins with its first byte: a letter with its marks, or a ligature.
    public var offsets: [CGFloat]
    /// The room after a letter that a line ending with it does not take, in points.
    public var endSpacing: CGFloat
    /// What lines are made of, in reading order.
    public var words: [ShapedWord]

    /// A paragraph of the given words.
    ///
    /// - Precondition: `offsets` has one element more than the text has bytes.
    public init(
        text: String, direction: LayoutDirection, offsets: [CGFloat], endSpacing: CGFloat = 0, words: [ShapedWord]
    ) {
        precondition(offsets.count == text.utf8.count + 1, "a paragraph has an offset for each byte and its end")
        self.text = text
        self.direction = direction
        self.offsets = offsets
        self.endSpacing = endSpacing
        self.words = words
    }

    /// How much room there must be for the text between two of its bytes, in points.
    func room(from start: Int, to end: Int) -> CGFloat { max(0, offsets[end] - offsets[start]) }

    /// How long the text between two of its bytes is on a line of its own, in points.
    func length(from start: Int, to end: Int) -> CGFloat {
        start < end ? max(0, offsets[end] - offsets[start] - endSpacing) : 0
    }

    /// The text between two of its bytes.
    func text(from start: Int, to end: Int) -> Substring {
        let bytes = text.utf8
        return text[
            bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
    }
}
