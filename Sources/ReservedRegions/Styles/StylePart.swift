/// A part of a control that the control hands to its style: views of any type.
public struct StylePart: PrimitiveView {
    private let compose: @MainActor (Composer) -> Void

    init<Content: View>(_ view: Content) { compose = { view._compose(into: $0) } }

    /// Composes the views.
    public func _compose(into composer: Composer) { compose(composer) }
}
