/// One of two gestures; the first where both could be.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the one tells.
    public enum Value {
        /// It is the first.
        case first(First.Value)
        /// It is the second.
        case second(Second.Value)
    }

    /// The gesture is not made of a single one.
    public typealias Body = Never

    /// The gesture that is preferred.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// One of two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Whether one of them is.
    @MainActor public var _isPress: Bool { first._isPress || second._isPress }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture, or else another.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
