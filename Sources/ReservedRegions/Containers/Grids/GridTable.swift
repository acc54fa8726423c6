import Foundation

/// The views of a grid by row and column.
struct GridTable {
    /// A view and the columns it stands in.
    struct Cell {
        let view: LayoutSubview
        var columns: Range<Int>
        let unsizedAxes: Axis.Set
        let anchor: UnitPoint?
    }

    /// A row of views.
    struct Row {
        let mark: GridRowMark?
        var cells: [Cell] = []
        /// The guide on which the views meet from top to bottom.
        let alignment: VerticalAlignment
    }

    private(set) var rows: [Row] = []
    private(set) var columnCount = 0
    /// The distances after each column but the last, in points.
    private(set) var columnGaps: [CGFloat] = []
    /// The distances after each row but the last, in points.
    private(set) var rowGaps: [CGFloat] = []

    private let alignment: Alignment
    private var columnAlignments: [Int: HorizontalAlignment] = [:]

    init(_ subviews: LayoutSubviews, _ layout: GridLayout) {
        alignment = layout.alignment
        for view in subviews { add(view) }
        columnCount = max(1, rows.filter { $0.mark != nil }.compactMap(\.cells.last?.columns.upperBound).max() ?? 1)
        for place in rows.indices where rows[place].mark == nil { rows[place].cells[0].columns = 0..<columnCount }
        columnGaps = gapsBetweenColumns(layout.horizontalSpacing)
        rowGaps = gapsBetweenRows(layout.verticalSpacing)
    }

    /// Where a view lies in its cell.
    func alignment(of cell: Cell, in row: Row) -> Alignment {
        let column = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
        return Alignment(horizontal: column ?? alignment.horizontal, vertical: row.alignment)
    }

    private mutating func add(_ view: LayoutSubview) {
        let mark = view[GridRowKey.self]
        if rows.isEmpty || mark == nil || rows[rows.count - 1].mark !== mark {
            rows.append(Row(mark: mark, alignment: mark?.alignment ?? alignment.vertical))
        }
        let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
        let columns = start..<start + view[GridColumnsKey.self]
        rows[rows.count - 1].cells.append(
            Cell(
                view: view, columns: columns, unsizedAxes: view[GridUnsizedAxesKey.self],
                anchor: view[GridAnchorKey.self]))
        if mark != nil, let guide = view[GridColumnAlignmentKey.self], columnAlignments[start] == nil {
            columnAlignments[start] = guide
        }
    }

    /// Between two columns lies the largest distance that neighbours on either side ask for.
    private func gapsBetweenColumns(_ spacing: CGFloat?) -> [CGFloat] {
        if let spacing { return Array(repeating: spacing, count: columnCount - 1) }
        var gaps = [CGFloat?](repeating: nil, count: columnCount - 1)
        for row in rows {
            for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
                let place = cell.columns.upperBound - 1
                let distance = cell.view.spacing.distance(to: next.view.spacing, along: .horizontal)
                gaps[place] = max(gaps[place] ?? distance, distance)
            }
        }
        return gaps.map { $0 ?? CGFloat(LayoutTree.defaultSpacing) }
    }

    private func gapsBetweenRows(_ spacing: CGFloat?) -> [CGFloat] {
        if let spacing { return Array(repeating: spacing, count: rows.count - 1) }
        let spacings = rows.map { row in
            row.cells.dropFirst().reduce(row.cells[0].view.spacing) { $0.union($1.view.spacing) }
        }
        return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
    }
}
