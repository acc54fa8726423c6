/// Two gestures, answered at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the two tell.
    public struct Value {
        /// What the first tells, if it has begun.
        public var first: First.Value?
        /// What the second tells, if it has begun.
        public var second: Second.Value?
    }

    /// The gesture is not made of a single one.
    public typealias Body = Never

    /// One of the gestures.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Whether one of them is.
    @MainActor public var _isPress: Bool { first._isPress || second._isPress }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture and another at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
