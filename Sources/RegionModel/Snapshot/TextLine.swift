import Foundation

/// One line of an element's text as it was set.
public struct TextLine: Hashable, Sendable {
    /// The characters of the line in reading order.
    public var text: String
    /// The line's box in window coordinates, in points.
    public var frame: CGRect
    /// The y coordinate of the baseline in the window, in points.
    public var baseline: CGFloat

    /// A line of the given text and place.
    public init(text: String, frame: CGRect, baseline: CGFloat) {
        self.text = text
        self.frame = frame
        self.baseline = baseline
    }
}
