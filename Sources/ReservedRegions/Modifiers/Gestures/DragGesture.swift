import Foundation

/// A finger that moves over a view.
public struct DragGesture: Gesture {
    /// How a finger moves.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// Where it is, in points.
        public var location: CGPoint
        /// Where it began, in points.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second.
        public var velocity: CGSize

        /// How far it is from where it began, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// How far it would be at the end, in points, a quarter of a second on.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }

        /// Where it would be at the end, in points.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
    }

    /// A drag is not made of other gestures.
    public typealias Body = Never

    /// How far the finger moves before it is a drag, in points.
    public var minimumDistance: CGFloat

    /// A finger that moves farther than so many points, its place told in a coordinate space.
    public nonisolated init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
    }

    /// A finger that moves farther than so many points, its place told in a coordinate space.
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
    }

    /// No.
    public var _isPress: Bool { false }
}
