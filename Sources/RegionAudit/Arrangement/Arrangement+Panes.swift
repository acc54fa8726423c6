import Foundation
import RegionModel

extension Arrangement {
    /// The panes that end exactly at an empty band which parts the window, on those sides that have room for any.
    ///
    /// That is much to ask, so that nothing is guessed from what lies near by chance. The panes on each side take at
    /// least half of the band's length. Nothing else lies in the band but what runs across all of it. A pane has its
    /// other end at the window's edge or the safe area's where it is a single text, picture or control, and where it
    /// holds others it does not keep the same `padding` there, which would be its usual padding.
    ///
    /// - Complexity: O(n).
    func panes(around band: Extent, on axis: Fold.Axis, along: Extent, padding: CGFloat = 0) -> Panes? {
        var panes = Panes()
        var lengths: (before: CGFloat, after: CGFloat) = (0, 0)
        var isInPane = [Bool](repeating: false, count: elements.count)
        let window = axis.extent(of: bounds)
        for (index, element) in elements.enumerated() {
            let isInside = element.parent.map { isInPane[$0] } ?? false
            isInPane[index] = isInside
            guard takesPart(index) else { continue }
            let extent = axis.extent(of: element.frame)
            let length = axis.crossed.extent(of: element.frame).depth(in: along)
            guard length > tolerance else { continue }
            if extent.lower < band.lower - tolerance, extent.upper > band.upper + tolerance { continue }
            if extent.depth(in: band) > tolerance {
                guard element.role.isContent else { continue }
                return nil
            }
            let (isBefore, isAfter) = (isSame(extent.upper, band.lower), isSame(extent.lower, band.upper))
            guard isBefore || isAfter, !isInside, isPane(index, extent, on: axis, isBefore: isBefore, padding)
            else { continue }
            isInPane[index] = true
            if isBefore {
                panes.before.append(index)
                lengths.before += length
            } else {
                panes.after.append(index)
                lengths.after += length
            }
        }
        let least = along.length / 2
        let hasBefore = lengths.before >= least || band.lower <= window.lower + tolerance
        let hasAfter = lengths.after >= least || band.upper >= window.upper - tolerance
        return hasBefore && hasAfter && !panes.firsts.isEmpty ? panes : nil
    }

    /// Whether an element that ends at a band is as good as all that there is on that side.
    private func isPane(
        _ index: Int, _ extent: Extent, on axis: Fold.Axis, isBefore: Bool, _ padding: CGFloat
    ) -> Bool {
        guard extent.length > tolerance || holdsOthers(index) else { return false }
        let gaps = outerGaps(extent, on: axis, isBefore: isBefore)
        if elements[index].role.isLeafLike || !holdsOthers(index) { return gaps.contains { $0 <= tolerance } }
        return padding <= tolerance || !gaps.contains { isSame($0, padding) }
    }

    /// How far the outer end of a pane is from the window's edge and from the safe area's, in points.
    func outerGaps(_ extent: Extent, on axis: Fold.Axis, isBefore: Bool) -> [CGFloat] {
        [bounds, surroundings.safeBounds].map { limits in
            let limit = axis.extent(of: limits)
            return isBefore ? extent.lower - limit.lower : limit.upper - extent.upper
        }
    }
}
