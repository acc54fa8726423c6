import Foundation
import RegionModel

extension Arrangement {
    /// Less between two panes is usual spacing, in points.
    private static let leastGap: CGFloat = 32

    /// Two panes with a wide gap in the exact middle of a window that has no fold.
    ///
    /// It may be meant, so it is only worth a note.
    func inventedFolds() -> [Finding] {
        guard !snapshot.scene.regions.contains(where: { $0.kind == .division }), bounds.width > bounds.height
        else { return [] }
        let middle = bounds.midX
        var band = Extent(lower: bounds.minX, upper: bounds.maxX)
        for (index, element) in elements.enumerated() where takesPart(index) && element.role.isContent {
            let frame = element.frame
            if frame.maxX <= middle, frame.width > tolerance {
                band = Extent(lower: max(band.lower, frame.maxX), upper: band.upper)
            }
            if frame.minX >= middle, frame.width > tolerance {
                band = Extent(lower: band.lower, upper: min(band.upper, frame.minX))
            }
        }
        let gap = band.length
        guard gap >= Self.leastGap, gap < bounds.width / 4, isSame((band.lower + band.upper) / 2, middle) else {
            return []
        }
        let along = Fold.Axis.vertical.extent(of: surroundings.safeBounds)
        guard let panes = panes(around: band, on: .horizontal, along: along, padding: gap),
            !panes.before.isEmpty, !panes.after.isEmpty, let first = panes.firsts.min()
        else { return [] }
        return [
            finding(
                "invented-fold", .note, on: first,
                "Between this pane and the one beside it are \(gap.inWords) pt in the middle of a window that has no fold.",
                remedy: "Make room for a fold only where a region says that there is one.")
        ]
    }
}
