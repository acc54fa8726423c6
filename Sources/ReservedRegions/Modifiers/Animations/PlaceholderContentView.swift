/// A view as something that changes it sees it.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let compose: @MainActor (Composer) -> Void

    /// Composes the view.
    public func _compose(into composer: Composer) { compose(composer) }
}
