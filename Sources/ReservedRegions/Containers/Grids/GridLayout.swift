import Foundation

/// A `Grid` as a layout.
public struct GridLayout: BuiltInLayout, Equatable, Sendable {
    /// Where views lie in their cells.
    public var alignment: Alignment
    /// The distance between columns in points, or `nil` for what the views ask for.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points, or `nil` for what the views ask for.
    public var verticalSpacing: CGFloat?

    /// Views in rows and columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.map { $0.isFinite ? $0 : 0 }
        self.verticalSpacing = verticalSpacing.map { $0.isFinite ? $0 : 0 }
    }

    /// The sum of the columns and of the rows, with the distances between them.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let lines = GridLines(GridTable(subviews, self), proposal)
        return CGSize(width: lines.columns.total, height: lines.rows.total)
    }

    /// Places each view in its cell, of which it is proposed the size.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let table = GridTable(subviews, self)
        let lines = GridLines(table, proposal)
        let (columnStarts, rowStarts) = (lines.columns.starts, lines.rows.starts)
        for (place, row) in table.rows.enumerated() {
            let baseline = lines.baseline(of: place)
            for cell in row.cells {
                let frame = CGRect(
                    x: bounds.minX + columnStarts[cell.columns.lowerBound], y: bounds.minY + rowStarts[place],
                    width: lines.columns.length(of: cell.columns), height: lines.rows.lengths[place])
                Self.put(cell, in: frame, alignment: table.alignment(of: cell, in: row), baseline: baseline)
            }
        }
    }

    private static func put(_ cell: GridTable.Cell, in frame: CGRect, alignment: Alignment, baseline: CGFloat?) {
        let asked = ProposedViewSize(frame.size)
        if let anchor = cell.anchor {
            let point = CGPoint(
                x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            return cell.view.place(at: point, anchor: anchor, proposal: asked)
        }
        let around = ViewDimensions(size: Size(frame.size))
        let own = cell.view.dimensions(in: asked)
        let line = baseline ?? around[alignment.vertical]
        cell.view.place(
            at: CGPoint(
                x: frame.minX + around[alignment.horizontal] - own[alignment.horizontal],
                y: frame.minY + line - own[alignment.vertical]),
            proposal: asked)
    }
}
