import Foundation

/// The columns and rows of a grid for a proposal.
///
/// Columns share the proposed width as the views of a stack do: the least flexible first, each offered an equal part of
/// what is left. A view that spans several and needs more than they have makes each of them wider by the same amount.
/// Then rows share the height, with the columns' widths known.
struct GridLines {
    /// Lengths one after the other.
    struct Run {
        var lengths: [CGFloat]
        let gaps: [CGFloat]

        var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

        /// Where each length begins.
        var starts: [CGFloat] {
            zip(lengths, gaps).reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.0 + $1.1) }
        }

        /// How long the lengths at some places are together, with the gaps between them.
        func length(of places: Range<Int>) -> CGFloat {
            lengths[places].reduce(0, +) + gaps[places.lowerBound..<places.upperBound - 1].reduce(0, +)
        }
    }

    private(set) var columns: Run
    private(set) var rows: Run
    private let table: GridTable

    init(_ table: GridTable, _ proposal: ProposedViewSize) {
        self.table = table
        columns = Run(lengths: Array(repeating: 0, count: table.columnCount), gaps: table.columnGaps)
        rows = Run(lengths: Array(repeating: 0, count: table.rows.count), gaps: table.rowGaps)
        shareColumns(proposal.width)
        widenForSpans(proposal.width)
        shareRows(proposal.height)
    }

    /// The line of text on which a row's views meet, from the row's top; `nil` where they meet on another guide.
    func baseline(of row: Int) -> CGFloat? {
        guard table.rows[row].alignment.key.isTextBaseline else { return nil }
        return extent(of: row, asking: rows.lengths[row]).above
    }

    private mutating func shareColumns(_ width: CGFloat?) {
        let cells = table.rows.flatMap(\.cells)
            .filter { $0.columns.count == 1 && !$0.unsizedAxes.contains(.horizontal) }
        let byColumn = Dictionary(grouping: cells) { $0.columns.lowerBound }
        columns.lengths = Self.share(width, count: table.columnCount, gaps: table.columnGaps) { column, width in
            let asked = ProposedViewSize(width: width, height: nil)
            return byColumn[column, default: []].reduce(0) { max($0, $1.view.sizeThatFits(asked).width) }
        }
    }

    private mutating func widenForSpans(_ width: CGFloat?) {
        for cell in table.rows.flatMap(\.cells) {
            guard cell.columns.count > 1, !cell.unsizedAxes.contains(.horizontal) else { continue }
            let own = columns.length(of: cell.columns)
            let offer = width.map { max(0, $0 - (columns.total - own)) }
            let needed = cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
            guard needed > own else { continue }
            for column in cell.columns { columns.lengths[column] += (needed - own) / CGFloat(cell.columns.count) }
        }
    }

    private mutating func shareRows(_ height: CGFloat?) {
        rows.lengths = Self.share(height, count: table.rows.count, gaps: table.rowGaps) { row, height in
            let extent = extent(of: row, asking: height)
            return extent.above + extent.below
        }
    }

    /// How far a row's views reach above and below the line on which they meet.
    private func extent(of row: Int, asking height: CGFloat?) -> (above: CGFloat, below: CGFloat) {
        let guide = table.rows[row].alignment
        var (above, below): (CGFloat, CGFloat) = (0, 0)
        for cell in table.rows[row].cells where !cell.unsizedAxes.contains(.vertical) {
            let asked = ProposedViewSize(width: columns.length(of: cell.columns), height: height)
            let dimensions = cell.view.dimensions(in: asked)
            let line = guide.key.isTextBaseline ? dimensions[guide] : 0
            above = max(above, line)
            below = max(below, dimensions.height - line)
        }
        return (above, below)
    }

    /// Shares a length out among columns or rows, as a stack does among its views.
    private static func share(
        _ available: CGFloat?, count: Int, gaps: [CGFloat], length: (_ place: Int, _ offer: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let available else { return (0..<count).map { length($0, nil) } }
        var shares = (0..<count).map { place in
            StackShare(
                child: Int32(place), priority: 0, minimum: length(place, 0), maximum: length(place, .infinity))
        }
        shares = shares.enumerated()
            .sorted { first, second in
                first.element.isBefore(second.element)
                    || (!second.element.isBefore(first.element) && first.offset < second.offset)
            }
            .map(\.element)
        var lengths = [CGFloat](repeating: 0, count: count)
        var remaining = available - gaps.reduce(0, +)
        for (served, share) in shares.enumerated() {
            let place = Int(share.child)
            lengths[place] = length(place, max(0, remaining / CGFloat(count - served)))
            let rest = remaining - lengths[place]
            if !rest.isNaN { remaining = rest }
        }
        return lengths
    }
}
