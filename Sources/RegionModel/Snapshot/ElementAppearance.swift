import Foundation

/// How an element is drawn.
public struct ElementAppearance: Hashable, Sendable {
    /// The outline that is filled and stroked.
    public var shape: Shape
    /// The colour inside, where the element has one; of a gradient, the mean of its colours.
    public var fill: RGBA?
    /// The gradient inside, in place of the one colour.
    public var gradient: Gradient?
    /// The colour of the outline, where it is stroked.
    public var stroke: RGBA?
    /// The width of the stroked outline in points.
    public var strokeWidth: CGFloat
    /// How the outline is stroked.
    public var line = Line()
    /// From 0 (not seen) to 1.
    public var opacity: Double
    /// The colour of the element's text.
    public var textColor: RGBA?
    /// The font of the element's text.
    public var textStyle: TextStyle?
    /// What is drawn over the outline, bottom to top.
    public var marks: [Mark] = []
    /// How all of it is turned, where it is.
    public var turn: Turn?

    /// An appearance; whatever is left out is not drawn.
    public init(
        shape: Shape = .rectangle, fill: RGBA? = nil, stroke: RGBA? = nil, strokeWidth: CGFloat = 1,
        opacity: Double = 1, textColor: RGBA? = nil, textStyle: TextStyle? = nil
    ) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
        self.strokeWidth = strokeWidth
        self.opacity = opacity
        self.textColor = textColor
        self.textStyle = textStyle
    }
}

extension ElementAppearance {
    /// An outline within an element's frame.
    public enum Shape: Hashable, Sendable {
        /// The frame itself.
        case rectangle
        /// The frame with corners of the given radius in points, at most half the shorter side.
        case roundedRectangle(cornerRadius: CGFloat)
        /// The frame with the shorter sides turned into half circles.
        case capsule
        /// The largest circle in the middle of the frame.
        case circle
        /// The ellipse that touches all four sides.
        case ellipse
        /// Any outline, relative to the frame's top left corner.
        case path(OutlinePath)
    }
}
