/// A row of a `Grid`: each view in it stands in the next column. Outside of a grid it is only a group.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// A row of a grid.
    ///
    /// - Parameter alignment: Where the views lie from top to bottom, or `nil` for what the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Composes the views, each marked as one of the row.
    public func _compose(into composer: Composer) {
        let tree = composer.tree
        composer.emit(.layoutValue, content: { content._compose(into: $0) }) { index, isNew in
            let known = isNew ? nil : tree.objects[tree.nodes[Int(index)].payload] as? LayoutValueRecord<GridRowKey>
            if let known, known.value?.alignment == alignment { return }
            tree.setObject(LayoutValueRecord<GridRowKey>(GridRowMark(alignment)), of: index)
            if !isNew { tree.noteChange(at: index) }
        }
    }
}

/// A row of a grid, the same object for all views in it.
final class GridRowMark: Sendable {
    let alignment: VerticalAlignment?

    init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// Tells a grid which row a view stands in; `nil` for one that has a row of its own.
enum GridRowKey: LayoutValueKey {
    static let defaultValue: GridRowMark? = nil
}
