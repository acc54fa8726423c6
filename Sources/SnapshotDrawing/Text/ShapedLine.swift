import Foundation
import RegionModel

/// A line as Pango broke it; all lengths in points.
struct ShapedLine {
    /// The line's characters, without the space at which it was broken.
    var text: String
    /// Where the line begins in the text's UTF-8.
    var start: Int
    /// Where the paragraph goes on after the line, or the line's end where it does not.
    var end: Int
    var width: CGFloat
    var height: CGFloat
    /// The distance from the line's top to its baseline.
    var ascent: CGFloat
    var direction: LayoutDirection
    /// Whether the paragraph goes on in the next line.
    var isContinued: Bool
}
