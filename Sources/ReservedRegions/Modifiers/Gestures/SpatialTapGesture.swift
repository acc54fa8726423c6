import Foundation

/// One or more taps, and where.
public struct SpatialTapGesture: Gesture {
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// The place in points.
        public var location: CGPoint
    }

    /// A tap is not made of other gestures.
    public typealias Body = Never

    /// How many taps.
    public var count: Int

    /// So many taps, their place told in a coordinate space.
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
    }

    /// Yes.
    public var _isPress: Bool { true }
}
