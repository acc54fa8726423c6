/// Several views as one, without a layout: a modifier of the group modifies each of them.
public struct Group<Content: View>: PrimitiveView {
    let content: Content

    /// Groups the given views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Composes the views in order.
    public func _compose(into composer: Composer) { content._compose(into: composer) }
}
