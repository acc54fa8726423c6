import Foundation
import RegionGeometry
import RegionModel

extension Course {
    /// What a region's arrival moved much farther than it took to clear it.
    ///
    /// Twice the need and a target's size more is no matter, nor is the way to the middle of the side that is nearer.
    /// Only the way of what had to move counts: what makes room for others goes as far as they need. Where others stand
    /// in all nearer places now, as in lines of text that are broken anew, that is a need as well.
    func excessiveMoves() -> [Finding] {
        phases.indices.flatMap { index -> [Finding] in
            guard let step = phases[index].settled, let last = phases[..<index].lastIndex(where: isLong) else {
                return []
            }
            let came = phases[index].regions(notIn: phases[last])
            let window = phases[index].key.window
            guard !came.isEmpty, phases[last..<index].allSatisfy({ $0.key.window == window }) else { return [] }
            return excessiveMoves(from: phases[last].steps.upperBound - 1, to: step, came)
        }
    }

    /// Whether a layout had its time to follow.
    private func isLong(_ phase: Phase) -> Bool { phase.end - phase.start >= audit.settlingTime - 1e-9 }

    private func excessiveMoves(from before: Int, to after: Int, _ came: [SceneRegion]) -> [Finding] {
        let carriers = Carriers(in: self, from: before, to: after)
        let groups = displacedGroups(carriers, from: before, to: after, came)
            .filter { $0.value.way.length > $0.value.allowance }
        guard !groups.isEmpty else { return [] }
        let surroundings = surroundings(at: after)
        let others = Bystanders(at: after, in: self, carriers)
        return groups.sorted { $0.key < $1.key }.compactMap { carrier, found in
            var group = found
            // What moves as one may want to be clear as a whole.
            let whole = carriers.origin(of: carrier).map { snapshot(at: before).elements[$0].frame }
            let needs = [group.place, whole].compactMap(\.self)
                .compactMap { others.need(of: $0, beside: carrier, within: group.way.length, surroundings) }
            guard let need = needs.max(by: { $0.length < $1.length }) else { return nil }
            group.need = need
            guard group.way.length > group.allowance else { return nil }
            let back = CGSize(width: need.width - group.way.width, height: need.height - group.way.height)
            return finding(
                "excessive-move", .warning, on: carrier, at: after, region: group.region, move: back,
                "this \(group.noun) is \(group.way.length.inWords) pt from where it stood before "
                    + "\(group.region.name) came; \(need.length.inWords) pt would have cleared it.")
        }
    }

    /// What had to move, by what it moved with.
    private func displacedGroups(
        _ carriers: Carriers, from before: Int, to after: Int, _ came: [SceneRegion]
    ) -> [Int: DisplacedGroup] {
        let (new, all) = (surroundings(at: after, only: came), surroundings(at: after))
        var touched: [Int: (subject: Subject, region: SceneRegion)] = [:]
        for subject in subjects(at: before) {
            guard let region = new.region(spoiling: subject)?.region else { continue }
            touched[subject.index] = (subject, region)
        }
        var groups: [Int: DisplacedGroup] = [:]
        for subject in subjects(at: after) {
            guard let way = carriers.displacement(of: subject.index),
                let (old, region) = carriers.origin(of: subject.index).flatMap({ touched[$0] }),
                let need = all.smallestMove(of: old, withinSafeArea: false)
            else { continue }
            let group = DisplacedGroup(
                noun: subject.noun, region: region, place: old.extent, way: way, need: need,
                middle: all.wayToMiddle(of: old, after: need, beside: region))
            let carrier = carriers.carrier(of: subject.index)
            groups[carrier] = groups[carrier]?.joined(by: group) ?? group
        }
        return groups
    }
}

extension Surroundings {
    /// How far an element is from the middle of the side of a fold to which its smallest move takes it, in points; zero
    /// where the region is no fold.
    fileprivate func wayToMiddle(of subject: Subject, after need: CGSize, beside region: SceneRegion) -> CGFloat {
        guard let division = divisions.first(where: { $0.region == region }) else { return 0 }
        let axis = division.axis
        let (element, frame, window) = (axis.extent(of: subject.extent), division.frame, axis.extent(of: bounds))
        let isBefore = (axis == .horizontal ? need.width : need.height) < 0
        let side = isBefore ? (window.lower + frame.lower) / 2 : (frame.upper + window.upper) / 2
        return abs(side - (element.lower + element.upper) / 2)
    }
}
