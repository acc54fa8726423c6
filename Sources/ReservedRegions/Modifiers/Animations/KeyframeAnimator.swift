/// A view that follows keyframes; it stays at its first value here.
public struct KeyframeAnimator<Value, Content: View>: View {
    private let initialValue: Value
    private let content: (Value) -> Content

    /// A view that follows keyframes whenever a value changes.
    public init<Frames: Keyframes<Value>>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
    ) {
        (self.initialValue, self.content) = (initialValue, content)
    }

    /// A view that follows keyframes again and again.
    public init<Frames: Keyframes<Value>>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
    ) {
        (self.initialValue, self.content) = (initialValue, content)
    }

    /// The view at its first value.
    public var body: some View { content(initialValue) }
}

extension View {
    /// Lets the view follow keyframes whenever a value changes; it stays at the first value here.
    public func keyframeAnimator<Value, Frames: Keyframes<Value>, Changed: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Changed,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
    ) -> some View {
        content(PlaceholderContentView { self._compose(into: $0) }, initialValue)
    }

    /// Lets the view follow keyframes again and again; it stays at the first value here.
    public func keyframeAnimator<Value, Frames: Keyframes<Value>, Changed: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Changed,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
    ) -> some View {
        content(PlaceholderContentView { self._compose(into: $0) }, initialValue)
    }
}
