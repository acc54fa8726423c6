import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    /// How the fingers move.
    public struct Value: Equatable, Sendable {
        /// When they were there.
        public var time: Date
        /// How far they are apart, 1 for as far as when they began.
        public var magnification: CGFloat
        /// How fast that changes, a second.
        public var velocity: CGFloat
        /// The place between them in the view when they began, from 0 to 1.
        public var startAnchor: UnitPoint
        /// The place between them when they began, in points.
        public var startLocation: CGPoint
    }

    /// The gesture is not made of others.
    public typealias Body = Never

    /// The least change that counts.
    public var minimumScaleDelta: CGFloat

    /// Two fingers, of whose distance a change of at least so much counts.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// No.
    public var _isPress: Bool { false }
}
