import Foundation

/// What stands between two places at which a line may end.
public struct ShapedWord: Hashable, Sendable {
    /// The first byte, in the UTF-8 of the paragraph.
    public var start: Int
    /// The byte after the last that a line ending here shows: the space at which a line ends is left out.
    public var end: Int
    /// How far the line must reach above the baseline for the word, in points; zero for as far as every line does.
    public var ascent: CGFloat
    /// How far the line must reach below the baseline for the word, in points; zero for as far as every line does.
    public var descent: CGFloat

    /// A word of the given bytes.
    public init(start: Int, end: Int, ascent: CGFloat = 0, descent: CGFloat = 0) {
        self.start = start
        self.end = end
        self.ascent = ascent
        self.descent = descent
    }
}
