/// Several views, one after the other.
public struct TupleView<Views>: PrimitiveView {
    private let compose: @MainActor (Composer) -> Void

    init<each Content: View>(_ content: repeat each Content) where Views == (repeat each Content) {
        compose = { composer in
            repeat (each content)._compose(into: composer)
        }
    }

    /// Composes the views in order.
    public func _compose(into composer: Composer) { compose(composer) }
}
