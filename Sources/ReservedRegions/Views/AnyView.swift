/// A view of any type. A view of another type in its place is made anew.
public struct AnyView: PrimitiveView {
    private let type: Int32
    private let compose: @MainActor (Composer) -> Void

    /// Hides a view's type.
    public init<Content: View>(_ view: Content) {
        if let view = view as? AnyView {
            self = view
            return
        }
        type = TypeNames.number(of: Content.self)
        compose = { view._compose(into: $0) }
    }

    /// Hides a view's type.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    /// Composes the view.
    public func _compose(into composer: Composer) {
        composer.emitHidden(.branch, tag: type, compose)
    }
}
