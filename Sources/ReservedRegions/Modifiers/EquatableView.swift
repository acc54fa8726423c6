/// A view that is the same as another where the two are equal.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
    /// The view.
    public var content: Content

    /// The given view.
    public init(content: Content) { self.content = content }

    /// Composes the view; whether it is equal to the last is not asked.
    public func _compose(into composer: Composer) { content._compose(into: composer) }
}

extension View where Self: Equatable {
    /// The view, made again only where it is not equal to the last; it is made again all the same here.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
