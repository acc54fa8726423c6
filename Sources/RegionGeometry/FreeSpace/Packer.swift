import Foundation

/// Sets items one after the other, from left to right.
struct Packer {
    private let bounds: CGRect
    private let spacing: CGFloat
    private let priority: Packing.Priority
    /// The obstacles and the items that were set.
    private var taken: [CGRect]
    /// What is free after all items that were set in order.
    private var ahead: FreePlaces
    /// All that is free; `nil` until it is asked for.
    private var anywhere: FreePlaces?
    /// What is taken of the bounds, again and again where items lie over one another; `nil` until it is asked for.
    private var coverage: Coverage?
    /// Where the last item stands that was set in order.
    private var latest: CGPoint

    init(bounds: CGRect, obstacles: [CGRect], spacing: CGFloat, priority: Packing.Priority) {
        self.bounds = bounds
        self.spacing = spacing
        self.priority = priority
        taken = obstacles
        ahead = FreePlaces(within: bounds, avoiding: obstacles)
        latest = bounds.origin
    }

    /// Sets an item whose size is finite and not negative.
    mutating func place(_ size: CGSize) -> Packing.Placement {
        if priority == .readingOrder, let place = ahead.first(for: size) {
            let frame = CGRect(origin: CGPoint(x: place.left, y: place.top), size: size)
            take(frame)
            pass(frame)
            return Packing.Placement(frame: frame, isClear: true, isInOrder: true)
        }
        if let place = bestPlace(for: size) {
            let frame = CGRect(origin: CGPoint(x: place.left, y: place.top), size: size)
            take(frame)
            return Packing.Placement(frame: frame, isClear: true, isInOrder: false)
        }
        let frame = leastOverlap(of: size)
        take(frame)
        return Packing.Placement(frame: frame, isClear: false, isInOrder: false)
    }

    private mutating func bestPlace(for size: CGSize) -> Edges? {
        let places = anywhere ?? FreePlaces(within: bounds, avoiding: taken)
        anywhere = places
        return places.best(for: size)
    }

    private mutating func leastOverlap(of size: CGSize) -> CGRect {
        let coverage = coverage ?? Coverage(of: Edges(bounds), by: taken)
        self.coverage = coverage
        return LeastOverlap.Places(for: size, near: latest, within: bounds, beside: tried).best(over: coverage)
    }

    /// How many rectangles an item that fits nowhere is tried beside, at most and at least.
    private static let triedCounts = (most: 64, least: 8)

    /// The obstacles and items beside which an item is tried that fits nowhere. Of many it is the fewer the more there
    /// are, so that each item takes about as long; they lie evenly among the others, so that items do not heap up.
    private var tried: [CGRect] {
        let (most, least) = Self.triedCounts
        guard taken.count > most else { return taken }
        let count = max(least, most * most / taken.count)
        return (0..<count).map { taken[taken.count - 1 - $0 * taken.count / count] }
    }

    /// Takes the room of a frame, and of the distance that others keep.
    private mutating func take(_ frame: CGRect) {
        let room = frame.insetBy(dx: -spacing, dy: -spacing)
        taken.append(room)
        if priority == .readingOrder { ahead.take(Edges(room)) }
        anywhere?.take(Edges(room))
        coverage?.add(room)
    }

    /// Leaves behind what comes before a frame: all that is above its top, and to its left all that it stands beside.
    private mutating func pass(_ frame: CGRect) {
        latest = frame.origin
        let frame = Edges(frame)
        let whole = Edges(bounds)
        ahead.take(Edges(left: whole.left, top: whole.top, right: whole.right, bottom: frame.top))
        ahead.take(Edges(left: whole.left, top: frame.top, right: frame.right, bottom: frame.bottom))
    }
}
