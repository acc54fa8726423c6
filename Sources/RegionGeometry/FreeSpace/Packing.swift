import Foundation

/// Packs many rectangles around obstacles, each in one of the largest free places there are.
///
///     let packing = Packing(in: bounds, around: regions, spacing: 8)
///     for (view, placement) in zip(views, packing.place(views.map(\.size))) { view.frame = placement.frame }
///
/// Nothing is resized and nothing vanishes: an item for which no clear place is left goes where it overlaps least, of
/// places beside what stands all over the bounds, and its placement says so.
///
/// The free places are maximal rectangles that are kept up to date as items are set, the “maximal rectangles” of
/// Jylänki, “A thousand ways to pack the bin” (2010).
public struct Packing: Hashable, Sendable {
    /// Where the items go, in points.
    public var bounds: CGRect
    /// What to keep clear of, in the same space.
    public var obstacles: [CGRect]
    /// The least distance between items in points. Obstacles' frames have their margins already.
    public var spacing: CGFloat
    /// What decides between several places.
    public var priority: Priority

    /// What decides between several places for an item.
    public enum Priority: Hashable, CaseIterable, Sendable {
        /// That people read the items in their order, line by line.
        ///
        /// An item goes to the first place that comes after all items before it: no higher than any of them, and to
        /// the right of those that it stands beside. Where no such place is left it goes back to one that was left
        /// free, of those the one that it fits best: rather out of order than over something.
        case readingOrder
        /// That little room is wasted.
        ///
        /// An item goes to the free place that it fits best: where the shorter of the two lengths that it leaves over
        /// is the shortest. Long items before short ones make for the densest packing.
        case bestFit
    }

    /// A packing into bounds around obstacles.
    public init(
        in bounds: CGRect, around obstacles: [CGRect], spacing: CGFloat = 0, priority: Priority = .readingOrder
    ) {
        self.bounds = bounds
        self.obstacles = obstacles
        self.spacing = spacing
        self.priority = priority
    }

    /// Where an item was set.
    public struct Placement: Hashable, Sendable {
        /// The item's frame, in points.
        public var frame: CGRect
        /// Whether it lies within the bounds, clear of obstacles and of the items before it, at their distance.
        public var isClear: Bool
        /// Whether it comes after all items before it as people read; told only where reading order has priority.
        public var isInOrder: Bool
    }

    /// Sets items of the given sizes.
    ///
    /// - Parameters:
    ///   - sizes: In points and in reading order. A length that is negative or no number counts as zero, one without end
    ///     as that of the bounds.
    ///   - isRightToLeft: Whether lines run from right to left. The rectangles are physical in either case.
    /// - Returns: A placement for each size, in order. An item that is larger than the bounds begins with them.
    /// - Complexity: O(k²) for each item at worst and mostly O(k), where k free places are left; for one that finds
    ///   none, O(n) in the obstacles and the items before it.
    public func place(_ sizes: [CGSize], isRightToLeft: Bool = false) -> [Placement] {
        let bounds = bounds.isWellFormed ? bounds : .zero
        let mirror = bounds.minX + bounds.maxX
        func seen(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(inWidth: mirror) : rect }
        var packer = Packer(
            bounds: bounds, obstacles: obstacles.filter(\.isWellFormed).map(seen),
            spacing: spacing.isFinite ? max(0, spacing) : 0, priority: priority)
        return sizes.map { size in
            let size = CGSize(
                width: Self.length(size.width, in: bounds.width), height: Self.length(size.height, in: bounds.height))
            var placement = packer.place(size)
            placement.frame = seen(placement.frame)
            return placement
        }
    }

    private static func length(_ length: CGFloat, in whole: CGFloat) -> CGFloat {
        if length.isNaN { return 0 }
        return length.isInfinite && length > 0 ? whole : max(0, length)
    }
}
