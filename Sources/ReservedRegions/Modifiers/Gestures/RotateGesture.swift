import Foundation
import RegionModel

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    /// How the fingers move.
    public struct Value: Equatable, Sendable {
        /// When they were there.
        public var time: Date
        /// How far they have turned.
        public var rotation: Angle
        /// How fast they turn, a second.
        public var velocity: Angle
        /// The place between them in the view when they began, from 0 to 1.
        public var startAnchor: UnitPoint
        /// The place between them when they began, in points.
        public var startLocation: CGPoint
    }

    /// The gesture is not made of others.
    public typealias Body = Never

    /// The least change that counts.
    public var minimumAngleDelta: Angle

    /// Two fingers, of whose turning a change of at least so much counts.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// No.
    public var _isPress: Bool { false }
}
