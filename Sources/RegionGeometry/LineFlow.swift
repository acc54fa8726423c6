import Foundation

/// Sets boxes in lines, in reading order from left to right and top to bottom, around obstacles.
///
/// A line takes as many boxes as fit its free stretches. A box wider than every stretch from here on is asked for its
/// size at the widest; one that does not fit even so goes where it overlaps the obstacles least.
public struct LineFlow {
    /// What to keep clear of, in the flow's space. A box never lies across one, however thin.
    public var obstacles: [CGRect]
    /// The width that lines may take, in points; infinite for one endless line between obstacles.
    public var width: CGFloat
    /// The height within which a box that finds no clear place is kept, in points.
    public var height: CGFloat
    /// The distance between lines in points.
    public var lineSpacing: CGFloat
    /// Where the boxes of a stretch lie in it that do not fill it: 0 at its left, 0.5 in its middle, 1 at its right.
    public var justification: CGFloat

    /// A flow around the given obstacles.
    public init(
        obstacles: [CGRect], width: CGFloat, height: CGFloat = .infinity, lineSpacing: CGFloat = 8,
        justification: CGFloat = 0
    ) {
        self.obstacles = obstacles.filter(\.isWellFormed)
        self.width = width.isNaN ? 0 : max(0, width)
        self.height = height.isNaN ? 0 : max(0, height)
        self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
        self.justification = justification
    }

    /// A box to be set.
    public struct Box: Hashable, Sendable {
        /// The size in points.
        public var size: CGSize
        /// The distance from the box's top to the line on which the boxes of a line meet, in points.
        public var guide: CGFloat
        /// The distance to the box before, where both share a stretch, in points.
        public var gap: CGFloat
        /// The most width that it takes where a stretch has some left over, in points.
        public var maximumWidth: CGFloat
        /// Boxes of the highest priority grow first.
        public var priority: Double

        /// A box of the given size.
        public init(
            size: CGSize, guide: CGFloat = 0, gap: CGFloat = 8, maximumWidth: CGFloat? = nil, priority: Double = 0
        ) {
            self.size = size
            self.guide = guide
            self.gap = gap
            self.maximumWidth = maximumWidth ?? size.width
            self.priority = priority
        }
    }

    /// Where a box was set.
    public struct Placement: Hashable, Sendable {
        /// The box's frame in the flow's space, in points.
        public var frame: CGRect
        /// The width that the box was given because it is wider than every stretch, `nil` where it has its own.
        public var stretch: CGFloat?
        /// Whether the box meets no obstacle.
        public var isClear: Bool
    }

    /// Sets the boxes.
    ///
    /// - Parameters:
    ///   - boxes: In reading order.
    ///   - resize: Gives a box's size and guide at a width that it must make do with.
    /// - Returns: A placement for each box, in order.
    /// - Complexity: O(n · m log m) in the boxes and the obstacles, for each height that a line grows through and each
    ///   obstacle that it goes below: O(n · m² log m) at worst.
    public func place(_ boxes: [Box], resize: (_ index: Int, _ width: CGFloat) -> Box) -> [Placement] {
        var placements: [Placement] = []
        placements.reserveCapacity(boxes.count)
        var top: CGFloat = 0
        while placements.count < boxes.count {
            let index = placements.count
            let line: Line
            if let start = firstFit(for: boxes[index], from: top) {
                line = fill(boxes[index...], from: start)
            } else {
                line = squeeze(boxes[index], from: top) { resize(index, $0) }
            }
            placements.append(contentsOf: line.placements)
            top = line.bottom + lineSpacing
        }
        return placements
    }

    private struct Line {
        var placements: [Placement]
        var bottom: CGFloat
    }

    /// Flows compare lengths to within the error that sums of many of them leave behind. It is larger than what
    /// `Edges` allows for, where no more than two are added.
    static let slack: CGFloat = 1e-6

    private func spans(top: CGFloat, height: CGFloat) -> [ClosedRange<CGFloat>] {
        FreeSpans.spans(of: top...(top + max(0, height)), within: 0...width, avoiding: obstacles)
    }

    /// The first height at which a stretch is wide enough for a box: here, or further down where it still ends within
    /// the height. More boxes than there is room for run over the height, but none leaves it to get past an obstacle.
    private func firstFit(for box: Box, from start: CGFloat, isBounded: Bool = true) -> CGFloat? {
        obstacles.tops(from: start).first { top in
            (!isBounded || top == start || top + box.size.height <= height + Self.slack)
                && spans(top: top, height: box.size.height)
                    .contains { $0.lowerBound + box.size.width <= $0.upperBound + Self.slack }
        }
    }

    /// Fills the line at a height with as many boxes as fit its stretches; at least the first does.
    private func fill(_ boxes: ArraySlice<Box>, from top: CGFloat) -> Line {
        guard let first = boxes.first else { return Line(placements: [], bottom: top) }
        // The height is never put together from its parts, which may add up to more: the first box fits as it is.
        var (above, lineHeight) = (first.guide, first.size.height)
        var fitting = (above: above, height: lineHeight)
        while true {
            let taken = assign(boxes, to: spans(top: top, height: lineHeight))
            guard !taken.isEmpty else {
                let alone = assign(boxes.prefix(1), to: spans(top: top, height: fitting.height))
                return finish(boxes.prefix(1), alone, top, fitting.above)
            }
            let line = boxes.prefix(taken.count)
            let grownAbove = line.reduce(above) { max($0, $1.guide) }
            let grownHeight = line.reduce(lineHeight + (grownAbove - above)) {
                max($0, grownAbove - $1.guide + $1.size.height)
            }
            guard grownAbove > above || grownHeight > lineHeight else { return finish(line, taken, top, above) }
            // A line that grew is tried again with fewer or narrower stretches, until it holds what it grew for.
            fitting = (above, lineHeight)
            (above, lineHeight) = (grownAbove, grownHeight)
        }
    }

    private func finish(_ boxes: ArraySlice<Box>, _ slots: [Slot], _ top: CGFloat, _ above: CGFloat) -> Line {
        var bottom = top
        let placements = zip(boxes, slots).map { box, slot in
            let frame = CGRect(x: slot.x, y: top + (above - box.guide), width: slot.width, height: box.size.height)
            bottom = max(bottom, frame.maxY)
            return Placement(frame: frame, stretch: nil, isClear: true)
        }
        return Line(placements: placements, bottom: bottom)
    }

    /// From where to where a box reaches in its line.
    private struct Slot {
        var x: CGFloat
        var width: CGFloat
    }

    /// The places of as many boxes as fit the stretches in order.
    private func assign(_ boxes: ArraySlice<Box>, to spans: [ClosedRange<CGFloat>]) -> [Slot] {
        var slots: [Slot] = []
        for span in spans {
            let first = boxes.startIndex + slots.count
            var (cursor, next) = (span.lowerBound, first)
            while next < boxes.endIndex {
                let length = (next > first ? boxes[next].gap : 0) + boxes[next].size.width
                guard cursor + length <= span.upperBound + Self.slack else { break }
                cursor += length
                next += 1
            }
            slots += fill(span, with: boxes[first..<next], leaving: span.upperBound - cursor)
        }
        return slots
    }

    /// The places of the boxes of a stretch, grown into what they leave of it as far as they can.
    private func fill(_ span: ClosedRange<CGFloat>, with boxes: ArraySlice<Box>, leaving rest: CGFloat) -> [Slot] {
        let widths = Growth.lengths(
            of: boxes.map { Growth.Part(length: $0.size.width, maximum: $0.maximumWidth, priority: $0.priority) },
            growingBy: rest)
        let grown = zip(widths, boxes).reduce(CGFloat(0)) { $0 + $1.0 - $1.1.size.width }
        var cursor = span.lowerBound + (rest.isFinite ? max(0, rest - grown) * justification : 0)
        return zip(widths, boxes.indices).map { width, index in
            if index > boxes.startIndex { cursor += boxes[index].gap }
            defer { cursor += width }
            return Slot(x: cursor, width: width)
        }
    }

    /// How many widths a box is asked for that fits no stretch as it is.
    private static let widthLimit = 24

    /// Gives a box that is wider than every stretch the widest in which it then fits, or else the place of the least
    /// overlap. A box that gets too high for the room where it is narrow runs over it, as lines do.
    private func squeeze(_ box: Box, from top: CGFloat, resize: (CGFloat) -> Box) -> Line {
        let narrowed = widths(from: top, height: box.size.height).filter { $0 < box.size.width }
            .map { ($0, resize($0)) }.filter { $0.1.size.width <= $0.0 + Self.slack }
        for isBounded in [true, false] {
            for (width, narrow) in narrowed {
                guard let start = firstFit(for: narrow, from: top, isBounded: isBounded) else { continue }
                var line = fill([narrow], from: start)
                line.placements[0].stretch = width
                return line
            }
        }
        // Not up again, over the lines that stand already.
        let room = CGRect(x: 0, y: top, width: width, height: max(height - top, box.size.height))
        let frame = LeastOverlap.position(
            for: box.size, near: CGPoint(x: 0, y: top), within: room, obstacles: obstacles)
        let isClear = !obstacles.contains { $0.meets(frame) }
        return Line(placements: [Placement(frame: frame, stretch: nil, isClear: isClear)], bottom: max(top, frame.maxY))
    }

    /// The lengths of the stretches from a height on, longest first: of thin bands, and of those that reach down to
    /// where the next obstacles begin.
    private func widths(from top: CGFloat, height: CGFloat) -> [CGFloat] {
        var lengths: Set<CGFloat> = []
        let beginnings = Set(obstacles.map(\.minY)).sorted()
        for candidate in obstacles.tops(from: top).prefix(Self.widthLimit)
        where candidate == top || candidate < self.height {
            let reached = beginnings.filter { $0 > candidate }.prefix(Self.widthLimit).map { $0 - candidate + 1 }
            for band in [min(1, height)] + reached {
                for span in spans(top: candidate, height: band) where span.upperBound.isFinite {
                    lengths.insert(span.length)
                }
            }
        }
        return Array(lengths.sorted(by: >).prefix(Self.widthLimit))
    }
}
