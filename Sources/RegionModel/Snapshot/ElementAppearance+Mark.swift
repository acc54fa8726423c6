import Foundation

extension ElementAppearance {
    /// A part of what an element draws over its own outline: a shape, or lines of text.
    public struct Mark: Hashable, Sendable {
        /// Where the part is, relative to the element's top left corner, in points.
        public var frame: CGRect
        /// How it is drawn.
        public var appearance: ElementAppearance
        /// Its text; frames and baselines are relative to the element's top left corner.
        public var lines: [TextLine]

        /// A part in the given place.
        public init(frame: CGRect, appearance: ElementAppearance, lines: [TextLine] = []) {
            self.frame = frame
            self.appearance = appearance
            self.lines = lines
        }
    }
}
