import Foundation

/// Views side by side, each at its ideal width, as high as is offered.
///
/// Apple's makes views as they come into sight; here all are laid out.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views side by side.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which the views meet from top to bottom.
    ///   - spacing: The distance between neighbours in points, or `nil` for the distance that they ask for.
    ///   - pinnedViews: Which headers and footers stay in sight; where a view begins it makes no difference.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Composes the stack.
    public func _compose(into composer: Composer) {
        composer.emitLazyStack(.horizontal, name: "LazyHStack", alignment.key, spacing) { content._compose(into: $0) }
    }
}
