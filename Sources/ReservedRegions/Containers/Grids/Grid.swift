import Foundation

/// Views in rows and columns: a column is as wide as its widest view, a row as high as its highest.
///
/// What is written in a `GridRow` stands in columns; any other view has a row of its own, across all columns.
public struct Grid<Content: View>: PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// Views in rows and columns.
    ///
    /// - Parameters:
    ///   - alignment: Where views lie in their cells.
    ///   - horizontalSpacing: The distance between columns in points, or `nil` for what the views ask for.
    ///   - verticalSpacing: The distance between rows in points, or `nil` for what the views ask for.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Composes the grid.
    public func _compose(into composer: Composer) {
        composer.emitContainer(layout, name: "Grid") { content._compose(into: $0) }
    }
}
