import Foundation

/// The parts into which divisions split a window, in rows and columns, as the web's viewport segments are.
///
/// Every division runs across: one that stops short of an edge counts as if it went on to it, along its longer side.
/// So no segment lies over a division, and the segments and the gaps between them are the window.
///
/// As on the web, columns are counted from the left in either direction of lines.
public struct WindowSegments: Hashable, Sendable {
    /// A part of the window.
    public struct Segment: Hashable, Sendable {
        /// The segment's frame in the window's space, in points.
        public let frame: CGRect
        /// The segment's column, counted from zero at the left.
        public let column: Int
        /// The segment's row, counted from zero at the top.
        public let row: Int
    }

    /// The segments, row by row from the top, each from left to right; none where divisions cover the window.
    public let segments: [Segment]
    /// What lies between the segments: upright gaps from left to right, then level ones from the top. A gap is as thick
    /// as the division, and without thickness where the division has none.
    public let gaps: [CGRect]
    /// How many columns there are; `horizontal-viewport-segments` on the web.
    public let columnCount: Int
    /// How many rows there are; `vertical-viewport-segments` on the web.
    public let rowCount: Int

    /// The segments of a window.
    ///
    /// - Parameters:
    ///   - window: In points. What is no rectangle with an area has no segments.
    ///   - divisions: The frames of the active divisions in the same space, margins included.
    ///   - minimumLength: How wide a column and how high a row is at least, in points. What is shorter, such as the
    ///     sliver beside a fold that reaches into the window's edge, belongs to the gap. Where all are shorter, the
    ///     first of the longest stays.
    /// - Complexity: O(n log n) in the divisions, and O(1) for each segment.
    public init(of window: CGRect, dividedBy divisions: [CGRect], minimumLength: CGFloat = 0) {
        guard window.isWellFormed, window.width > 0, window.height > 0 else {
            (segments, gaps, columnCount, rowCount) = ([], [], 0, 0)
            return
        }
        let room = DividedRoom(window, divisions: divisions)
        let columns = room.spans(along: .horizontal).leaving(atLeast: minimumLength)
        let rows = room.spans(along: .vertical).leaving(atLeast: minimumLength)
        segments = rows.enumerated().flatMap { row, vertical in
            columns.enumerated().map { column, horizontal in
                let frame = Edges(
                    left: horizontal.lowerBound, top: vertical.lowerBound, right: horizontal.upperBound,
                    bottom: vertical.upperBound)
                return Segment(frame: frame.rect, column: column, row: row)
            }
        }
        gaps = [(PaneAxis.horizontal, columns), (.vertical, rows)].flatMap { axis, spans in
            spans.gaps(within: axis.extent(of: window))
                .map { axis.part(of: window, from: $0.lowerBound, to: $0.upperBound) }
        }
        (columnCount, rowCount) = (columns.count, rows.count)
    }

    /// The frame of the segment in a column and a row, in points; `nil` where there is none.
    ///
    /// - Complexity: O(1).
    public subscript(column column: Int, row row: Int) -> CGRect? {
        guard 0..<columnCount ~= column, 0..<rowCount ~= row else { return nil }
        return segments[row * columnCount + column].frame
    }
}
