import Foundation

/// Sets cells in the columns of a grid, in reading order, row by row around obstacles.
///
/// A row goes below an obstacle that leaves no column free, such as a fold from side to side. Of others, only the
/// columns that they reach into stay empty in the rows that they meet: a camera in a corner costs a cell, not a row.
public struct GridFlow {
    /// From where to where the columns reach, from left to right, in points.
    public var columns: [ClosedRange<CGFloat>]
    /// What cells keep clear of, in the columns' space.
    public var obstacles: [CGRect]
    /// From where to where the rows go on, in points; infinite at the end for rows without end. More rows than there is
    /// room for run over it, but none leaves it to get past an obstacle.
    public var limits: ClosedRange<CGFloat>
    /// The distance between rows, in points.
    public var rowSpacing: CGFloat

    /// A flow in the given columns.
    public init(
        columns: [ClosedRange<CGFloat>], obstacles: [CGRect] = [], limits: ClosedRange<CGFloat> = 0...(.infinity),
        rowSpacing: CGFloat = 8
    ) {
        self.columns = columns
        self.obstacles = obstacles.filter(\.isWellFormed)
        self.limits = limits
        self.rowSpacing = rowSpacing.isFinite ? rowSpacing : 0
    }

    /// Where a cell was set.
    public struct Placement: Hashable, Sendable {
        /// The cell: as wide as its column and as high as its row, in points.
        public var cell: CGRect
        /// From the top of the cell to the line on which what stands in the row meets, in points.
        public var guide: CGFloat
        /// Whether the cell meets no obstacle.
        public var isClear: Bool

        /// A placement of a cell, in points.
        public init(cell: CGRect, guide: CGFloat = 0, isClear: Bool = true) {
            (self.cell, self.guide, self.isClear) = (cell, guide, isClear)
        }
    }

    /// Sets cells.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - measure: Gives how far a cell's content reaches above and below the line of its row at a width.
    /// - Returns: A placement for each cell, in order.
    /// - Complexity: O(n · k) in the cells and obstacles, for each obstacle that a row goes below.
    public func place(
        _ count: Int, measure: (_ index: Int, _ width: CGFloat) -> (above: CGFloat, below: CGFloat)
    ) -> [Placement] {
        var placements: [Placement] = []
        placements.reserveCapacity(max(0, count))
        guard !columns.isEmpty else { return [] }
        var top = limits.lowerBound
        while placements.count < count {
            let row = nextRow(placements.count..<count, from: top, measure)
            placements += row.cells(among: obstacles)
            top = row.top + row.height + rowSpacing
        }
        return placements
    }

    private typealias Measure = (_ index: Int, _ width: CGFloat) -> (above: CGFloat, below: CGFloat)

    private struct Row {
        let top: CGFloat
        let columns: ArraySlice<ClosedRange<CGFloat>>
        let above: CGFloat
        let below: CGFloat

        var height: CGFloat { above + below }

        func cells(among obstacles: [CGRect]) -> [Placement] {
            columns.map { column in
                let cell = GridFlow.cell(column, top, height)
                return Placement(cell: cell, guide: above, isClear: !obstacles.meet(cell))
            }
        }
    }

    private static func cell(_ column: ClosedRange<CGFloat>, _ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: column.lowerBound, y: top, width: column.length, height: height)
    }

    /// The first row from a height on that is clear, or else the one that covers obstacles at that height.
    private func nextRow(_ cells: Range<Int>, from top: CGFloat, _ measure: Measure) -> Row {
        for candidate in obstacles.tops(from: top) {
            guard let row = clearRow(cells, at: candidate, measure) else { continue }
            if candidate == top || row.top + row.height <= limits.upperBound + LineFlow.slack { return row }
        }
        return row(cells, in: columns[...], at: top, measure)
    }

    /// The row at a height, in the columns that it meets no obstacle in; `nil` where there is none.
    private func clearRow(_ cells: Range<Int>, at top: CGFloat, _ measure: Measure) -> Row? {
        var free = columns
        while !free.isEmpty {
            let row = row(cells, in: free[...], at: top, measure)
            // A row that reaches into an obstacle is tried again in the other columns, in which it may be higher.
            guard row.columns.contains(where: { obstacles.meet(Self.cell($0, top, row.height)) }) else { return row }
            free.removeAll { obstacles.meet(Self.cell($0, top, row.height)) }
        }
        return nil
    }

    private func row(
        _ cells: Range<Int>, in columns: ArraySlice<ClosedRange<CGFloat>>, at top: CGFloat, _ measure: Measure
    ) -> Row {
        let used = columns.prefix(cells.count)
        var (above, below): (CGFloat, CGFloat) = (0, 0)
        for (index, column) in zip(cells, used) {
            let own = measure(index, column.length)
            (above, below) = (max(above, own.above), max(below, own.below))
        }
        return Row(top: top, columns: used, above: above, below: below)
    }
}
