import Foundation
import RegionModel

extension Course {
    /// What stands where it stood before a region came or moved, and has it on itself.
    ///
    /// What moved and did not get clear is no matter of time: the rules for single layouts tell of it.
    func ignoredArrivals() -> [Finding] {
        zip(phases, phases.dropFirst()).flatMap { before, after -> [Finding] in
            guard before.key.window == after.key.window, let step = after.settled else { return [] }
            let came = after.regions(notIn: before)
            guard !came.isEmpty else { return [] }
            let last = before.steps.upperBound - 1
            let (new, all) = (surroundings(at: step, only: came), surroundings(at: step))
            let places = elements(of: step, at: last)
            return subjects(at: step).compactMap { subject in
                guard let place = places[subject.index],
                    isSame(snapshot(at: last).elements[place].frame, subject.frame),
                    let violation = new.region(spoiling: subject), let region = violation.region
                else { return nil }
                let wait = (time(of: step) - after.start).inSeconds
                let wasThere = before.key.regions.contains { $0.name == region.name && $0.kind == region.kind }
                return finding(
                    "stale-region", violation.severity, on: subject.index, at: step, region: region,
                    overlap: violation.overlap, move: all.smallestMove(of: subject, withinSafeArea: false),
                    "\(wait) after \(region.name) \(wasThere ? "moved" : "came"), this \(subject.noun) still stands "
                        + "where it stood before: \(violation.overlap.inWords) of it meet \(region.name).")
            }
        }
    }

    /// What made room for a region and does not come back when everything else is as it was before.
    func keptDepartures() -> [Finding] {
        guard phases.count > 2 else { return [] }
        return (2..<phases.count).flatMap { last -> [Finding] in
            let (during, after) = (phases[last - 1], phases[last])
            guard let step = after.settled, during.key.window == after.key.window,
                let first = phases[..<(last - 1)].lastIndex(where: { $0.key == after.key })
            else { return [] }
            let gone = during.regions(notIn: after)
            guard !gone.isEmpty else { return [] }
            return kept(
                at: step, since: after.start, before: phases[first].settled ?? phases[first].steps.upperBound - 1,
                during: during.steps.upperBound - 1, gone)
        }
    }

    private func kept(
        at step: Int, since departure: Double, before: Int, during: Int, _ gone: [SceneRegion]
    ) -> [Finding] {
        let surroundings = surroundings(at: during, only: gone)
        let (first, middle) = (elements(of: step, at: before), elements(of: step, at: during))
        var touched: [Int: SceneRegion] = [:]
        for subject in subjects(at: before) {
            touched[subject.index] = surroundings.region(spoiling: subject)?.region
        }
        return subjects(at: step).compactMap { subject in
            guard let old = first[subject.index], let middle = middle[subject.index], let region = touched[old],
                isSame(snapshot(at: during).elements[middle].frame, subject.frame)
            else { return nil }
            let way = snapshot(at: before).elements[old].frame.displacement(from: subject.frame)
            guard way.length > audit.tolerance else { return nil }
            return finding(
                "stale-region", .error, on: subject.index, at: step, region: region, move: way,
                "\((time(of: step) - departure).inSeconds) after \(region.name) went, this \(subject.noun) still keeps "
                    + "clear of it, \(way.length.inWords) pt from where it stood before.")
        }
    }
}
