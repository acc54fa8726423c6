import Foundation

/// One line of an element's text as it was set.
public struct TextLine: Hashable, Sendable {
    /// The characters of the line in reading order.
    public var text: String
    /// The line's box in window coordinates, in points.
    public var frame: CGRect
    /// The y coordinate of the baseline in the window, in points.
    public var baseline: CGFloat
    /// The direction of the paragraph that the line is part of, where the line's own characters do not tell it: a
    /// Latin line of an Arabic paragraph; `nil` where they do.
    public var direction: LayoutDirection?

    /// A line of the given text and place.
    public init(text: String, frame: CGRect, baseline: CGFloat, direction: LayoutDirection? = nil) {
        self.text = text
        self.frame = frame
        self.baseline = baseline
        self.direction = direction
    }
}
