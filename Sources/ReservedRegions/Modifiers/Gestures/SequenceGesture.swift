/// A gesture that begins when another has ended.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the two tell.
    public enum Value {
        /// The first has not ended.
        case first(First.Value)
        /// The first has ended; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    /// The gesture is not made of a single one.
    public typealias Body = Never

    /// The gesture that comes first.
    public var first: First
    /// The gesture that comes then.
    public var second: Second

    /// A gesture and the one that follows it.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Whether the first is.
    @MainActor public var _isPress: Bool { first._isPress }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture, and another when it has ended.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
