/// A gesture of any type that tells a value of one.
public nonisolated struct AnyGesture<Value>: Gesture {
    /// The gesture is not made of others.
    public typealias Body = Never

    private let gesture: any Gesture

    /// Hides a gesture's type.
    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value { self.gesture = gesture }

    /// As for the gesture.
    @MainActor public var _isPress: Bool { gesture._isPress }
}
