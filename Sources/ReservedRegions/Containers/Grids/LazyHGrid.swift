import Foundation

/// Views in columns of as many as there are rows; the grid grows towards trailing.
///
/// Apple's makes views as they come into sight; here all are laid out.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views in columns.
    ///
    /// - Parameters:
    ///   - rows: The rows from top to bottom. Without any, there is a flexible one.
    ///   - alignment: Where the rows lie in a grid that is higher.
    ///   - spacing: The distance between columns in points, or `nil` for the platform's 8.
    ///   - pinnedViews: Which headers and footers stay in sight; where a view begins it makes no difference.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Composes the grid.
    public func _compose(into composer: Composer) {
        composer.emitLazyGrid(.horizontal, name: "LazyHGrid", rows, alignment.key, spacing) {
            content._compose(into: $0)
        }
    }
}
