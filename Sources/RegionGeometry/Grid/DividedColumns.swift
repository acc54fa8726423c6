import Foundation

/// The columns of a grid, of which each lies on one side of every division.
///
/// Where no division comes between, they are equally wide and even in number. A division that leaves usable room on
/// both sides parts them: as many stand on either side, equally wide there, and its frame is the gutter. Where one
/// side is more than twice as wide as the other, each has as many as it has room for. A division that leaves less, such
/// as the sliver at the edge of a window in Split View, only takes its edge away.
public struct DividedColumns: Hashable, Sendable {
    /// How many columns there are.
    public var count: Count
    /// The distance between neighbours on the same side, in points.
    public var spacing: CGFloat

    /// Columns of the given number and distance, in points.
    public init(_ count: Count, spacing: CGFloat = 8) {
        self.count = count
        self.spacing = spacing.isFinite ? max(0, spacing) : 0
    }

    /// How many columns there are.
    public enum Count: Hashable, Sendable {
        /// As many as are at least this wide, in points.
        case adaptive(minimum: CGFloat)
        /// This many; an odd number but one is rounded up, so that as many stand on either side.
        case fixed(Int)
    }

    /// The most columns that a side has.
    private static let limit: CGFloat = 10_000

    /// From where to where the columns reach, from left to right.
    ///
    /// - Parameters:
    ///   - container: What the columns share, in points.
    ///   - divisions: The frames of the active divisions in the same space, margins included.
    ///   - foreseen: Those of the inactive ones: they decide the number of columns as if they were active, so that it
    ///     stays the same when the device is folded, and take no room.
    /// - Complexity: O(n log n) in the divisions, and O(k) in the columns.
    public func columns(
        in container: CGRect, divisions: [CGRect], foreseen: [CGRect] = []
    ) -> [ClosedRange<CGFloat>] {
        let future = sections(of: container, divisions: divisions + foreseen)
        let futureCounts = counts(in: future)
        let present = foreseen.isEmpty ? future : sections(of: container, divisions: divisions)
        return present.flatMap { section in
            let inside = zip(future, futureCounts).filter { section.contains($0.0.middle) }
            return columns(of: section, count: max(1, inside.reduce(0) { $0 + $1.1 }))
        }
    }

    /// The width of a grid that may be as wide as it likes: of two columns, or of as many as were asked for, each at
    /// least as wide as something, in points.
    public func idealWidth(widest: CGFloat) -> CGFloat {
        switch count {
        case .adaptive(let minimum): 2 * max(widest, minimum.isFinite ? minimum : 0) + spacing
        case .fixed: width(of: counts(in: [0...0])[0], each: widest)
        }
    }

    private func width(of count: Int, each width: CGFloat) -> CGFloat {
        CGFloat(count) * width + CGFloat(count - 1) * spacing
    }

    /// The columns as rectangles in reading order: those above a division from side to side before those below it.
    ///
    /// - Complexity: As `columns(in:divisions:foreseen:)`.
    public func frames(in container: CGRect, divisions: [CGRect], foreseen: [CGRect] = []) -> [CGRect] {
        let columns = columns(in: container, divisions: divisions, foreseen: foreseen)
        return sections(of: container, divisions: divisions, along: .vertical).flatMap { band in
            columns.map {
                CGRect(x: $0.lowerBound, y: band.lowerBound, width: $0.length, height: band.length)
            }
        }
    }

    /// The parts of a container along an axis that divisions leave and that have usable room.
    private func sections(
        of container: CGRect, divisions: [CGRect], along axis: PaneAxis = .horizontal
    ) -> [ClosedRange<CGFloat>] {
        let room = DividedRoom(container, divisions: divisions)
        let usable = room.spans(along: axis).leaving(atLeast: room.leastRoom(along: axis))
        let whole = axis.extent(of: container)
        return usable.isEmpty ? [whole.lower...whole.upper] : usable
    }

    private func counts(in sections: [ClosedRange<CGFloat>]) -> [Int] {
        let lengths = sections.map(\.length)
        let (narrowest, widest) = (lengths.min() ?? 0, lengths.max() ?? 0)
        let isEven = widest <= 2 * narrowest
        switch count {
        case .adaptive(let minimum):
            let fits = lengths.map { fit(minimum, in: $0) }
            guard isEven, let fewest = fits.min() else { return fits }
            guard sections.count == 1 else { return fits.map { _ in fewest } }
            return [fewest > 1 ? fewest / 2 * 2 : 1]
        case .fixed(let count):
            let count = min(max(1, count), Int(Self.limit))
            if sections.count == 1 { return [count > 1 ? (count + 1) / 2 * 2 : 1] }
            if isEven { return lengths.map { _ in (count + sections.count - 1) / sections.count } }
            let whole = lengths.reduce(0, +)
            return lengths.map { max(1, Int((CGFloat(count) * $0 / whole).rounded())) }
        }
    }

    private func fit(_ minimum: CGFloat, in length: CGFloat) -> Int {
        let step = (minimum.isFinite ? max(0, minimum) : 0) + spacing
        guard step > 0 else { return Int(Self.limit) }
        return Int(min(max(1, (length + spacing) / step + 1e-9), Self.limit))
    }

    private func columns(of section: ClosedRange<CGFloat>, count: Int) -> [ClosedRange<CGFloat>] {
        // Gaps that would take more than there is share it, with columns of no width between them.
        let gap = count > 1 ? min(spacing, section.length / CGFloat(count - 1)) : 0
        let width = max(0, (section.length - CGFloat(count - 1) * gap) / CGFloat(count))
        return (0..<count).map { place in
            let start = min(section.lowerBound + CGFloat(place) * (width + gap), section.upperBound)
            return start...min(start + width, section.upperBound)
        }
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}
