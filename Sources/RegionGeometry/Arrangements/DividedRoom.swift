import Foundation

/// A container and the divisions that meet it, in reading order.
///
/// Making one takes O(n log n) in the divisions.
struct DividedRoom {
    let container: CGRect
    private let divisions: [CGRect]

    init(_ container: CGRect, divisions: [CGRect]) {
        self.container = container
        self.divisions = divisions.filter { $0.isWellFormed && $0.meets(container) }
            .sorted { ($0.minY, $0.minX, $0.maxY, $0.maxX) < ($1.minY, $1.minX, $1.maxY, $1.maxX) }
    }

    /// A division that leaves room for a pane on either side.
    struct Cut {
        let axis: PaneAxis
        /// Where the room before the division ends.
        let lower: CGFloat
        /// Where the room behind it begins.
        let upper: CGFloat
        /// By how much the two sides differ.
        let unevenness: CGFloat

        /// The parts of a container before and behind the division.
        func sides(of container: CGRect) -> (first: CGRect, last: CGRect) {
            let whole = axis.extent(of: container)
            return (
                axis.part(of: container, from: whole.lower, to: lower),
                axis.part(of: container, from: upper, to: whole.upper)
            )
        }
    }

    /// The room that a side must have to take a pane, in points; of a short container, a quarter of its length.
    ///
    /// In Split View a fold reaches some 13 points into each window's edge. That is no place for a pane, and neither
    /// is a strip beside a fold in which nothing can be read.
    private static let leastRoom: CGFloat = 120

    /// The division that parts the container into two sides along one of the axes; of several, the one that does so
    /// most evenly, and then the first.
    ///
    /// - Complexity: O(n) in the divisions.
    func cut(along axes: PaneAxis.Set) -> Cut? {
        divisions.compactMap { cut(by: $0, along: axes) }.min { $0.unevenness < $1.unevenness }
    }

    private func cut(by division: CGRect, along axes: PaneAxis.Set) -> Cut? {
        let axis = axis(partedBy: division)
        guard axes.contains(PaneAxis.Set(axis)) else { return nil }
        let (whole, band) = (axis.extent(of: container), axis.extent(of: division))
        let (before, after) = (band.lower - whole.lower, whole.upper - band.upper)
        guard min(before, after) >= leastRoom(along: axis) else { return nil }
        return Cut(axis: axis, lower: band.lower, upper: band.upper, unevenness: abs(before - after))
    }

    /// The room along an axis that a side must have, in points.
    func leastRoom(along axis: PaneAxis) -> CGFloat { min(Self.leastRoom, axis.length(of: container) / 4) }

    /// The axis along which a division's two sides lie. A fold runs from edge to edge; where both of its sides do, or
    /// neither, its shape must tell.
    private func axis(partedBy division: CGRect) -> PaneAxis {
        let isWide = division.minX <= container.minX && division.maxX >= container.maxX
        let isHigh = division.minY <= container.minY && division.maxY >= container.maxY
        return (isWide == isHigh ? division.height >= division.width : isHigh) ? .horizontal : .vertical
    }

    /// The stretches that the divisions across an axis leave of the container along it, in order.
    ///
    /// - Complexity: O(n log n) in the divisions.
    func spans(along axis: PaneAxis) -> [ClosedRange<CGFloat>] {
        let across = divisions.filter { self.axis(partedBy: $0) == axis }
        let (rows, columns) = (container.minY...container.maxY, container.minX...container.maxX)
        return axis == .horizontal
            ? FreeSpans.spans(of: rows, within: columns, avoiding: across)
            : FreeSpans.spans(ofColumn: columns, within: rows, avoiding: across)
    }

    /// The larger part of a rectangle beside each division that meets it; all of it where a division covers it.
    ///
    /// - Complexity: O(n) in the divisions.
    func clearPart(of rect: CGRect) -> CGRect {
        divisions.reduce(rect) { rect, division in
            guard division.meets(rect) else { return rect }
            let axis = axis(partedBy: division)
            return part(of: rect, beside: division, along: axis)
                ?? part(of: rect, beside: division, along: axis.crossed) ?? rect
        }
    }

    /// The larger of what a rectangle has before and behind a division; `nil` where it has neither.
    private func part(of rect: CGRect, beside division: CGRect, along axis: PaneAxis) -> CGRect? {
        let (whole, band) = (axis.extent(of: rect), axis.extent(of: division))
        let (before, after) = (band.lower - whole.lower, whole.upper - band.upper)
        guard max(before, after) > 0 else { return nil }
        return before >= after
            ? axis.part(of: rect, from: whole.lower, to: band.lower)
            : axis.part(of: rect, from: band.upper, to: whole.upper)
    }

    /// The same in a mirror at the container's middle.
    var mirrored: DividedRoom {
        DividedRoom(container, divisions: divisions.map { $0.mirrored(inWidth: container.minX + container.maxX) })
    }
}
