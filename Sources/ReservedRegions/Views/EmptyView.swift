/// No view: it takes no place, not even in a stack.
public struct EmptyView: PrimitiveView {
    /// No view.
    public nonisolated init() {}

    /// Composes nothing.
    public func _compose(into composer: Composer) {}
}
