import Foundation
import RegionModel

extension Arrangement {
    /// Content that keeps as much room at a free edge as it must at the edge across from it.
    func symmetricInsets() -> [Finding] {
        [Fold.Axis.horizontal, .vertical].compactMap { axis in
            let window = axis.extent(of: bounds)
            guard let inset = oneSidedInset(along: axis), 3 * inset.length < window.length
            else { return nil }
            let band = Extent(lower: window.lower + inset.length, upper: window.upper - inset.length)
            guard let element = firstElement(filling: band, on: axis, isFreeAtStart: !inset.isAtStart) else {
                return nil
            }
            let edge = axis.name(ofStart: !inset.isAtStart)
            return finding(
                "symmetric-inset", on: element, region: inset.region,
                "This \(elements[element].role.noun) keeps \(inset.length.inWords) pt at the \(edge) as well, "
                    + "where nothing is.",
                remedy: "Inset only the edge that the safe area or a region takes.")
        }
    }

    /// What is kept at one edge while the other is free.
    private struct Inset {
        let length: CGFloat
        let isAtStart: Bool
        let region: SceneRegion?
    }

    /// Less may be anybody's usual padding, in points.
    private static let leastInset: CGFloat = 40

    /// What the safe area, or else a region along at least half of an edge, takes of one of two edges.
    private func oneSidedInset(along axis: Fold.Axis) -> Inset? {
        let (window, safe) = (axis.extent(of: bounds), axis.extent(of: surroundings.safeBounds))
        var (start, end) = (safe.lower - window.lower, window.upper - safe.upper)
        var regions: (start: SceneRegion?, end: SceneRegion?)
        let along = axis.crossed.extent(of: bounds)
        for region in surroundings.occlusions {
            let (extent, length) = (axis.extent(of: region.frame), axis.crossed.extent(of: region.frame))
            guard 2 * length.depth(in: along) >= along.length else { continue }
            if isSame(extent.lower, window.lower), extent.upper - window.lower > start {
                (start, regions.start) = (extent.upper - window.lower, region)
            }
            if isSame(extent.upper, window.upper), window.upper - extent.lower > end {
                (end, regions.end) = (window.upper - extent.lower, region)
            }
        }
        guard min(start, end) <= tolerance, max(start, end) >= Self.leastInset else { return nil }
        return start > end
            ? Inset(length: start, isAtStart: true, region: regions.start)
            : Inset(length: end, isAtStart: false, region: regions.end)
    }

    /// The first of the elements that together fill exactly what is left of the window; `nil` where they are less than
    /// half of it the other way, or where something uses the free edge.
    private func firstElement(filling band: Extent, on axis: Fold.Axis, isFreeAtStart: Bool) -> Int? {
        var first: Int?
        var length: CGFloat = 0
        var isInMatch = [Bool](repeating: false, count: elements.count)
        for (index, element) in elements.enumerated() {
            isInMatch[index] = element.parent.map { isInMatch[$0] } ?? false
            guard takesPart(index) else { continue }
            let extent = axis.extent(of: element.frame)
            if isSame(extent.lower, band.lower), isSame(extent.upper, band.upper) {
                if !isInMatch[index] {
                    length += axis.crossed.extent(of: element.frame).depth(in: axis.crossed.extent(of: bounds))
                }
                isInMatch[index] = true
                first = first ?? index
            } else if isFreeAtStart ? extent.lower < band.lower - tolerance : extent.upper > band.upper + tolerance {
                // What runs across is what the content is in, or a backdrop.
                let isAcross =
                    isFreeAtStart ? extent.upper >= band.upper - tolerance : extent.lower <= band.lower + tolerance
                guard isAcross, !element.role.isLeafLike || !element.role.isContent else { return nil }
            }
        }
        let along = axis.crossed.extent(of: surroundings.safeBounds)
        return 2 * length >= along.length ? first : nil
    }
}

extension Fold.Axis {
    /// What the edge at which the axis starts, or the one where it ends, is called.
    fileprivate func name(ofStart isStart: Bool) -> String {
        self == .horizontal ? (isStart ? "left" : "right") : (isStart ? "top" : "bottom")
    }
}
