import Foundation
import RegionGeometry
import RegionModel

extension Pair {
    /// What is clear of the regions in the other direction, as large as here, and is not here.
    ///
    /// Where the region is told with it already, this is no more than the reason.
    func wrongSides() -> [Finding] {
        let clear = Set(
            referenceSubjects.filter { referenceSurroundings.region(spoiling: $0) == nil }.map(\.index))
        return subjects.compactMap { subject in
            guard let origin = origin(of: subject.index), clear.contains(origin),
                let region = (surroundings.occlusion(of: subject) ?? surroundings.division(of: subject))?.region,
                isSameSize(subject.frame, reference.elements[origin].frame)
            else { return nil }
            return finding(
                "wrong-side", .note, on: subject.index, region: region,
                "This \(subject.noun) is clear of \(region.name) where people read from "
                    + "\(reference.scene.layoutDirection.inWords), and is not here.",
                remedy: "Lay out by regions that are mirrored, and name sides leading and trailing throughout.")
        }
    }

    private func isSameSize(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.width - b.width) <= audit.tolerance && abs(a.height - b.height) <= audit.tolerance
    }

    /// What moves straight down or up though nothing was under an occlusion, nor would it be were the occlusion as
    /// high as the window.
    ///
    /// What moves sideways as well may have its place beside the region.
    func needlessMoves() -> [Finding] {
        let came = surroundings.occlusions
        let isInTheWay = reference.elements.contains { element in
            element.role.isContent && element.role != .container && element.role != .window
                && came.contains { $0.frame.meets(element.frame) }
        }
        guard !isInTheWay, let region = came.max(by: { $0.frame.area < $1.frame.area }),
            let first = displaced.first(where: { isMovedAcross($0, came) })
        else { return [] }
        return [
            finding(
                "needless-move", on: first, region: region,
                "This \(snapshot.elements[first].role.noun) \(distance(of: first)) because of \(region.name), "
                    + "under which nothing would be.",
                remedy: "Make room only for regions that meet the element's own place.")
        ]
    }

    private func isMovedAcross(_ element: Int, _ regions: [SceneRegion]) -> Bool {
        guard let way = displacement(of: element), abs(way.height) > Self.leastMove, abs(way.width) <= audit.tolerance
        else { return false }
        // Less than all of its height is how far a line goes that begins lower, and has the region at its start.
        guard regions.contains(where: { abs(way.height) >= $0.frame.height - audit.tolerance }) else { return false }
        let extent = Fold.Axis.horizontal.extent(of: snapshot.elements[element].frame)
        return regions.allSatisfy { extent.depth(in: Fold.Axis.horizontal.extent(of: $0.frame)) <= audit.tolerance }
    }

    /// Less may come of rounding, in points.
    private static let leastMove: CGFloat = 4

    /// What is nearer to a fold where it has the same frame and no margins: its margins were added.
    func marginsCountedTwice() -> [Finding] {
        surroundings.divisions.flatMap { division -> [Finding] in
            let nearer = subjects.filter { subject in
                guard let origin = origin(of: subject.index) else { return false }
                let now = division.axis.extent(of: subject.frame)
                let then = division.axis.extent(of: reference.elements[origin].frame)
                let isBefore = now.upper <= division.frame.lower + audit.tolerance
                guard isBefore || now.lower >= division.frame.upper - audit.tolerance else { return false }
                return isBefore ? then.upper > now.upper + audit.tolerance : then.lower < now.lower - audit.tolerance
            }
            guard let first = nearer.first else { return [] }
            return [
                finding(
                    "margins-counted-twice", on: first.index, region: division.region,
                    "This \(first.noun) keeps the margins of \(division.region.name) beside its frame, "
                        + "which has them in it.",
                    remedy: "Keep clear of the frame and of nothing more.")
            ]
        }
    }

    /// What is on a region's place where the region is not, and makes room for it though it is not active.
    ///
    /// Nothing but what runs across may be left there: who asks for an even number of columns where a fold is makes no
    /// room for it.
    func inactiveRegionsAvoided() -> [Finding] {
        snapshot.scene.regions.filter { !$0.isActive }.compactMap { region in
            guard !snapshot.elements.contains(where: { isOn(region, $0) }) else { return nil }
            let moved = snapshot.elements.indices.first { index in
                origin(of: index).map { isOn(region, reference.elements[$0]) } ?? false
            }
            guard let moved else { return nil }
            return finding(
                "inactive-region-avoided", on: moved, region: region,
                "This \(snapshot.elements[moved].role.noun) makes room for \(region.name), which is not active.",
                remedy: "Ask whether \(region.name) is active, and make no room where it is not.")
        }
    }

    private func isOn(_ region: SceneRegion, _ element: LayoutElement) -> Bool {
        element.role.isContent && element.role != .window && element.frame.meets(region.frame)
            && min(region.frame.width, region.frame.height) > 2 * audit.tolerance
    }

    /// What is laid out quite differently because a sliver of a fold is at the window's edge.
    func splitsBySlivers() -> [Finding] {
        let slivers = reference.scene.missing(from: snapshot.scene)
        guard let region = slivers.first,
            let fold = Fold(region, in: snapshot.scene.bounds)
        else { return [] }
        let allowance = fold.frame.length + fold.margins.before + fold.margins.after
        guard let first = displaced.first(where: { (displacement(of: $0)?.length ?? .infinity) > allowance })
        else { return [] }
        return [
            finding(
                "split-by-sliver", on: first, region: region,
                "This \(snapshot.elements[first].role.noun) \(distance(of: first)) because of \(region.name), "
                    + "of which only a sliver is at the window's edge.",
                remedy: "Split only at a fold that leaves room for a pane on both of its sides.")
        ]
    }
}

extension WindowScene {
    /// The regions of another scene that this one does not have.
    fileprivate func missing(from other: WindowScene) -> [SceneRegion] {
        other.regions.filter { region in !regions.contains { $0.name == region.name } }
    }
}
