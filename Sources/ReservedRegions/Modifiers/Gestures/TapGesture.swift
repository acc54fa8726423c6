/// One or more taps.
public struct TapGesture: Gesture {
    /// Taps tell nothing but that they were.
    public typealias Value = Void
    /// A tap is not made of other gestures.
    public typealias Body = Never

    /// How many taps.
    public var count: Int

    /// So many taps.
    public nonisolated init(count: Int = 1) { self.count = count }

    /// Yes.
    public var _isPress: Bool { true }
}
