import Foundation

/// Views in rows of as many as there are columns; the grid grows downwards.
///
/// Apple's makes views as they come into sight; here all are laid out.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views in rows.
    ///
    /// - Parameters:
    ///   - columns: The columns from leading to trailing. Without any, there is a flexible one.
    ///   - alignment: Where the columns lie in a grid that is wider.
    ///   - spacing: The distance between rows in points, or `nil` for the platform's 8.
    ///   - pinnedViews: Which headers and footers stay in sight; where a view begins it makes no difference.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Composes the grid.
    public func _compose(into composer: Composer) {
        composer.emitLazyGrid(.vertical, name: "LazyVGrid", columns, alignment.key, spacing) {
            content._compose(into: $0)
        }
    }
}
