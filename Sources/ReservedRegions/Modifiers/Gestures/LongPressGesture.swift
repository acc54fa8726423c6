import Foundation

/// A finger that stays where it is for a while.
public struct LongPressGesture: Gesture {
    /// Whether the finger is down.
    public typealias Value = Bool
    /// A press is not made of other gestures.
    public typealias Body = Never

    /// How long, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    /// A finger that stays for so many seconds and moves no farther than so many points.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Yes.
    public var _isPress: Bool { true }
}
