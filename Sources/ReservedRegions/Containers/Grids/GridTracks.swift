import Foundation

/// The columns of a lazy grid that grows downwards, or the rows of one that grows sideways: their places and lengths.
///
/// The rule is the one that was worked out by experiment in https://www.objc.io/blog/2020/11/23/grid-layout/.
struct GridTracks {
    /// One column or row.
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    /// The sum of the lengths and the distances between them.
    private(set) var length: CGFloat = 0

    /// More columns than these are never made of one adaptive item, whatever its minimum.
    private static let adaptiveLimit = 10_000

    /// Shares a length out.
    ///
    /// Fixed items have theirs. Each of the others in turn is offered an equal part of what is left: a flexible one
    /// takes it within its limits, an adaptive one divides it.
    ///
    /// - Parameters:
    ///   - items: Without any, there is one flexible track.
    ///   - available: In points; `nil` for the ideal, at which each item is one track of its minimum.
    init(_ items: [GridItem], sharing available: CGFloat?) {
        let items = items.isEmpty ? [GridItem()] : items
        let gaps = items.map { $0.spacing.map { $0.isFinite ? $0 : 0 } ?? CGFloat(LayoutTree.defaultSpacing) }
        var remaining = (available ?? 0) - gaps.dropLast().reduce(0, +)
        for item in items { if case .fixed(let length) = item.size { remaining -= Self.usable(length) } }
        var sharers = items.count { !$0.isFixed }
        for (item, gap) in zip(items, gaps) {
            if !tracks.isEmpty { length += lastGap }
            lastGap = gap
            if case .fixed(let fixed) = item.size {
                append(Self.usable(fixed), item)
                continue
            }
            let share = available == nil ? item.minimum : max(0, remaining / CGFloat(sharers))
            let before = length
            take(share, for: item, gap: gap)
            if share.isFinite { remaining -= length - before }
            sharers -= 1
        }
    }

    private var lastGap: CGFloat = 0

    private mutating func take(_ share: CGFloat, for item: GridItem, gap: CGFloat) {
        switch item.size {
        case .fixed: break
        case .flexible(let minimum, let maximum):
            append(max(Self.usable(minimum), min(share, Self.limit(maximum))), item)
        case .adaptive(let minimum, let maximum):
            let count = Self.count(minimum: Self.usable(minimum), gap: gap, in: share)
            // The minimum decides how many there are; one that has no room is as narrow as it must be.
            let each = min(max(0, (share - CGFloat(count - 1) * gap) / CGFloat(count)), Self.limit(maximum))
            for place in 0..<count {
                if place > 0 { length += gap }
                append(each, item)
            }
        }
    }

    private mutating func append(_ length: CGFloat, _ item: GridItem) {
        tracks.append(Track(start: self.length, length: length, alignment: item.alignment ?? .center))
        self.length += length
    }

    private static func count(minimum: CGFloat, gap: CGFloat, in share: CGFloat) -> Int {
        guard share.isFinite, minimum + gap > 0 else { return 1 }
        return min(max(1, Int(min((share + gap) / (minimum + gap), CGFloat(adaptiveLimit)))), adaptiveLimit)
    }

    fileprivate static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    private static func limit(_ length: CGFloat) -> CGFloat { length.isNaN ? .infinity : max(0, length) }
}

extension GridItem {
    fileprivate var isFixed: Bool {
        if case .fixed = size { true } else { false }
    }

    fileprivate var minimum: CGFloat {
        switch size {
        case .fixed(let length), .flexible(let length, _), .adaptive(let length, _): GridTracks.usable(length)
        }
    }
}
