import Foundation

extension ElementAppearance {
    /// Colours that change into one another across an element.
    public struct Gradient: Hashable, Sendable {
        /// A colour and where along the gradient it is: from 0 at the start to 1 at the end.
        public struct Stop: Hashable, Sendable {
            /// The colour.
            public var color: RGBA
            /// The place along the gradient.
            public var location: CGFloat

            /// A colour at a place.
            public init(color: RGBA, location: CGFloat) {
                self.color = color
                self.location = location
            }
        }

        /// How a gradient runs. Points are shares of the frame's width and height from its top left corner.
        public enum Course: Hashable, Sendable {
            /// Along a straight line.
            case linear(from: CGPoint, to: CGPoint)
            /// Outwards from a point, between two distances from it in points.
            case radial(center: CGPoint, from: CGFloat, to: CGFloat)
        }

        /// The colours, in the order of their places.
        public var stops: [Stop]
        /// Where the gradient runs.
        public var course: Course

        /// A gradient of the given colours.
        public init(stops: [Stop], course: Course) {
            self.stops = stops
            self.course = course
        }
    }
}
