import Foundation

/// Sets boxes below one another in columns, in reading order: down the first column, then down the next.
///
/// A box goes below an obstacle in its column, or to the next column where it does not end within this one. What fits
/// nowhere goes on below the last column's end, as an overfull stack does.
public struct ColumnFlow {
    /// The columns in reading order, in points; they may be endless downwards.
    public var columns: [CGRect]
    /// What boxes keep clear of, in the columns' space.
    public var obstacles: [CGRect]

    /// A flow in the given columns.
    public init(columns: [CGRect], obstacles: [CGRect] = []) {
        self.columns = columns
        self.obstacles = obstacles.filter(\.isWellFormed)
    }

    /// A box to be set.
    public struct Box: Hashable, Sendable {
        /// The height in points.
        public var height: CGFloat
        /// The most that it takes where room is left over, in points.
        public var maximum: CGFloat
        /// The distance to the box above, in points.
        public var gap: CGFloat
        /// Boxes of the highest priority grow first.
        public var priority: Double

        /// A box of the given height.
        public init(height: CGFloat, maximum: CGFloat? = nil, gap: CGFloat = 8, priority: Double = 0) {
            (self.height, self.maximum) = (height, maximum ?? height)
            (self.gap, self.priority) = (gap, priority)
        }
    }

    /// Where a box was set.
    public struct Placement: Hashable, Sendable {
        /// As wide as the column, in points.
        public var frame: CGRect
        /// Whether it meets no obstacle.
        public var isClear: Bool
    }

    /// Sets boxes.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - measure: Gives a box at the width of a column.
    /// - Returns: A placement for each box, in order.
    /// - Complexity: O(n · k) in the boxes and obstacles for each column.
    public func place(_ count: Int, measure: (_ index: Int, _ width: CGFloat) -> Box) -> [Placement] {
        guard !columns.isEmpty else { return [] }
        var runs: [Run] = []
        for index in 0..<max(0, count) { add(index, to: &runs, measure) }
        return runs.flatMap { grown($0) }
    }

    /// The least height, to within a point, in which the boxes fit all columns: they end nearly level.
    ///
    /// - Complexity: That of setting the boxes, for each bit of the height.
    public func balancedHeight(_ count: Int, measure: (_ index: Int, _ width: CGFloat) -> Box) -> CGFloat {
        guard let first = columns.first, count > 0 else { return 0 }
        let boxes = (0..<count).map { measure($0, first.width) }
        var low = boxes.reduce(0) { max($0, $1.height) }
        var high = boxes.reduce(CGFloat(0)) { $0 + $1.height + max(0, $1.gap) } + low
        guard high.isFinite else { return low }
        // Of large heights neighbours differ by more than a point.
        while high - low > max(1, 2 * high.ulp) {
            let middle = (low + high) / 2
            let isEnough = cut(to: middle).place(count, measure: measure).allSatisfy {
                $0.frame.maxY <= first.minY + middle + LineFlow.slack
            }
            if isEnough { high = middle } else { low = middle }
        }
        return high
    }

    /// The flow with columns of the given height.
    public func cut(to height: CGFloat) -> ColumnFlow {
        var result = self
        for place in result.columns.indices { result.columns[place].size.height = height }
        return result
    }

    /// Boxes that stand on one another.
    private struct Run {
        let column: Int
        var boxes: [Box]
        var frames: [CGRect]

        var top: CGFloat { frames.first?.minY ?? 0 }
        var bottom: CGFloat { frames.last?.maxY ?? 0 }
    }

    private func add(_ index: Int, to runs: inout [Run], _ measure: (_ index: Int, _ width: CGFloat) -> Box) {
        let current = runs.last?.column ?? 0
        for column in current..<columns.count {
            let box = measure(index, columns[column].width)
            let below = column == current ? runs.last.map { $0.bottom + box.gap } : nil
            let start = below ?? columns[column].minY
            guard let top = firstFit(box.height, in: column, from: start) else { continue }
            return set(box, in: column, at: top, continues: top == start && column == current, &runs)
        }
        // One too high for any column begins one where it can.
        let isTooHigh = measure(index, columns[current].width).height > columns[current].height
        let column = isTooHigh && !runs.isEmpty ? min(current + 1, columns.count - 1) : columns.count - 1
        let box = measure(index, columns[column].width)
        let below = column == current ? runs.last.map { $0.bottom + box.gap } : nil
        set(box, in: column, at: below ?? columns[column].minY, continues: below != nil, &runs)
    }

    private func set(_ box: Box, in column: Int, at top: CGFloat, continues: Bool, _ runs: inout [Run]) {
        if !continues || runs.isEmpty { runs.append(Run(column: column, boxes: [], frames: [])) }
        runs[runs.count - 1].boxes.append(box)
        runs[runs.count - 1].frames.append(frame(in: column, top, box.height))
    }

    private func frame(in column: Int, _ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: columns[column].minX, y: top, width: columns[column].width, height: height)
    }

    /// The first height in a column at which a box is clear and ends within it.
    private func firstFit(_ height: CGFloat, in column: Int, from start: CGFloat) -> CGFloat? {
        obstacles.tops(from: start).first {
            $0 + height <= columns[column].maxY + LineFlow.slack && !obstacles.meet(frame(in: column, $0, height))
        }
    }

    /// The boxes of a run, grown into what is free below it.
    private func grown(_ run: Run) -> [Placement] {
        let limit = columns[run.column].maxY
        let whole = frame(in: run.column, run.top, max(0, limit - run.top))
        // One between the boxes, or under them, leaves nothing: what grew above it would lie over it.
        let end = obstacles.filter { $0.meetsBeyondRounding(whole) }.map(\.minY).min() ?? limit
        let parts = run.boxes.map { Growth.Part(length: $0.height, maximum: $0.maximum, priority: $0.priority) }
        let heights = Growth.lengths(of: parts, growingBy: end - run.bottom)
        var shift: CGFloat = 0
        return zip(run.frames, heights).map { old, height in
            let grown = frame(in: run.column, old.minY + shift, height)
            shift += height - old.height
            return Placement(frame: grown, isClear: !obstacles.meet(grown))
        }
    }
}
