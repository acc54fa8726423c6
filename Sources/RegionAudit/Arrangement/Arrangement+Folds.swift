import Foundation
import RegionModel

extension Arrangement {
    /// Panes that keep the margins once more beside a frame that has them.
    func marginsCountedTwice() -> [Finding] {
        folds(where: true).flatMap { fold -> [Finding] in
            for band in bands(withMarginsTwiceAt: fold) {
                guard let panes = panes(around: band, beside: fold, padding: fold.gaps(to: band).max() ?? 0)
                else { continue }
                return panes.firsts.map { pane in
                    let gap = fold.gaps(to: band)[panes.before.contains(pane) ? 0 : 1]
                    let name = fold.region.name
                    return finding(
                        "margins-counted-twice", on: pane, region: fold.region,
                        "This pane ends \(gap.inWords) pt before the frame of \(name), which has its margins in it.",
                        remedy: "Let it end at the frame of \(name), \(gap.inWords) pt further.")
                }
            }
            return []
        }
    }

    /// Where only one side is left of a fold, some add one margin to it, and some both.
    private func bands(withMarginsTwiceAt fold: Fold) -> [Extent] {
        let (before, after) = fold.margins
        guard min(before, after) > 2 * tolerance else { return [] }
        let window = fold.axis.extent(of: bounds)
        if fold.room.after <= tolerance {
            return [before, before + after].map { Extent(lower: fold.frame.lower - $0, upper: window.upper) }
        }
        if fold.room.before <= tolerance {
            return [after, before + after].map { Extent(lower: window.lower, upper: fold.frame.upper + $0) }
        }
        return [fold.doubled].compactMap(\.self)
    }

    /// Panes beside a fold that are too narrow to be of use.
    func narrowPanes() -> [Finding] {
        folds(where: true).flatMap { fold -> [Finding] in
            guard min(fold.room.before, fold.room.after) > tolerance else { return [] }
            for band in fold.bands {
                guard let panes = panes(around: band, beside: fold) else { continue }
                let narrow = panes.firsts.filter { isNarrow($0, on: fold.axis, isBefore: panes.before.contains($0)) }
                guard !narrow.isEmpty else { continue }
                return narrow.map { finding(onNarrow: $0, beside: fold) }
            }
            return []
        }
    }

    /// Whether a pane has less than the least width that people give panes, and it is all that there is on its side.
    private func isNarrow(_ pane: Int, on axis: Fold.Axis, isBefore: Bool) -> Bool {
        let extent = axis.extent(of: elements[pane].frame)
        return extent.length < Self.leastPane
            && outerGaps(extent, on: axis, isBefore: isBefore).contains { $0 <= tolerance }
    }

    /// The smallest least width that people who split at a fold gave their panes, in points.
    private static let leastPane: CGFloat = 120

    private func finding(onNarrow pane: Int, beside fold: Fold) -> Finding {
        let extent = fold.axis.extent(of: elements[pane].frame)
        let length = extent.length
        let measure = fold.axis == .horizontal ? "wide" : "high"
        return finding(
            "pane-too-narrow", length < Fold.usableRoom ? .error : .warning, on: pane, region: fold.region,
            "This pane beside \(fold.region.name) is \(length.inWords) pt \(measure), "
                + "which is less than \(Self.leastPane.inWords) pt.",
            remedy: "Show one pane where there is no room for two.")
    }

    /// Panes on the far side of a fold of which only a sliver is in the window.
    func panesOnSlivers() -> [Finding] {
        folds(where: true).compactMap { fold -> Finding? in
            let isAtEnd = fold.room.after <= tolerance
            guard isAtEnd != (fold.room.before <= tolerance) else { return nil }
            guard let pane = pane(onSliver: fold, isAtEnd: isAtEnd), hasMainPane(beside: fold, isAtEnd: isAtEnd)
            else { return nil }
            return finding(
                "split-by-sliver", .error, on: pane, region: fold.region,
                "This pane lies beyond \(fold.region.name), of which only a sliver is at the window's edge.",
                remedy: "Show one pane where a fold leaves no room on one of its sides.")
        }
    }

    private func pane(onSliver fold: Fold, isAtEnd: Bool) -> Int? {
        elements.indices.first { index in
            guard takesPart(index), holdsOthers(index) else { return false }
            let extent = fold.axis.extent(of: elements[index].frame)
            return isLong(index, beside: fold)
                && (isAtEnd
                    ? extent.lower >= fold.frame.lower - tolerance : extent.upper <= fold.frame.upper + tolerance)
        }
    }

    /// Whether something takes the rest of the window up to the fold, in one of the ways in which people reckon.
    private func hasMainPane(beside fold: Fold, isAtEnd: Bool) -> Bool {
        let ends = (fold.bands + bands(withMarginsTwiceAt: fold)).map { isAtEnd ? $0.lower : $0.upper }
        return elements.indices.contains { index in
            guard takesPart(index), isLong(index, beside: fold) else { return false }
            let extent = fold.axis.extent(of: elements[index].frame)
            guard extent.length > Fold.usableRoom else { return false }
            return ends.contains { isSame(isAtEnd ? extent.upper : extent.lower, $0) }
        }
    }

    private func isLong(_ index: Int, beside fold: Fold) -> Bool {
        fold.axis.crossed.extent(of: elements[index].frame).depth(in: fold.along)
            >= fold.along.length / 2
    }

    /// Panes that make room for a fold that takes none.
    func gapsAtInactiveFolds() -> [Finding] {
        folds(where: false).flatMap { fold -> [Finding] in
            guard min(fold.room.before, fold.room.after) > Fold.usableRoom else { return [] }
            for band in [fold.frame, fold.doubled].compactMap(\.self) where band.length > 2 {
                guard let panes = panes(around: band, beside: fold, padding: fold.gaps(to: band).max() ?? 0)
                else { continue }
                let name = fold.region.name
                return panes.firsts.map { pane in
                    finding(
                        "inactive-region-avoided", on: pane, region: fold.region,
                        "This pane makes room for \(name), which is not active.",
                        remedy: "Ask whether \(name) is active, and leave no gap where it is not.")
                }
            }
            return []
        }
    }

    private func panes(around band: Extent, beside fold: Fold, padding: CGFloat = 0) -> Panes? {
        panes(around: band, on: fold.axis, along: fold.along, padding: padding)
    }
}

extension Fold {
    /// How far before and after the frame a band reaches, in points.
    fileprivate func gaps(to band: Extent) -> [CGFloat] { [frame.lower - band.lower, band.upper - frame.upper] }
}
