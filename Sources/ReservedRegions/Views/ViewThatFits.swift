/// The first of its views whose ideal size fits what is proposed, or the last where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// The first view that fits.
    ///
    /// - Parameter axes: The axes on which a view must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Composes all the views; the engine shows one.
    public func _compose(into composer: Composer) {
        composer.emit(.viewThatFits, content: { content._compose(into: $0) }) { index, _ in
            composer.tree.setRule(axes, of: index, in: &composer.tree.axisSets)
        }
    }
}
