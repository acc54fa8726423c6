import Foundation
import RegionModel

extension Pair {
    /// What is elsewhere where queries are read in the other way.
    func queryDependence() -> [Finding] {
        guard let first = displaced.first else { return lost("query-dependent-layout") }
        let (own, other) = (snapshot.scene.regionQueries, reference.scene.regionQueries)
        return [
            finding(
                "query-dependent-layout", on: first,
                "This \(snapshot.elements[first].role.noun) \(distance(of: first)) where queries for regions are "
                    + "answered as \(other.rawValue) and not as \(own.rawValue).",
                remedy: "Read isActive, or spell the options of the query out.")
        ]
    }

    /// What is elsewhere where the hinge stands at another angle.
    func hingeDependence() -> [Finding] {
        guard let first = displaced.first else { return lost("hinge-dependent-layout") }
        return [
            finding(
                "hinge-dependent-layout", on: first,
                "This \(snapshot.elements[first].role.noun) \(distance(of: first)) where the hinge stands at another "
                    + "angle and the regions are the same.",
                remedy: "Ask for the fold's region: whether it is active is for the platform to say.")
        ]
    }

    /// What is elsewhere where the regions come after the first layout.
    func ignoredLateRegions() -> [Finding] {
        guard let first = displaced.first else { return lost("stale-region") }
        return [
            finding(
                "stale-region", on: first,
                "This \(snapshot.elements[first].role.noun) \(distance(of: first)) where the regions come only after "
                    + "a first layout.",
                remedy: "Ask for regions while laying out, and not once.")
        ]
    }

    /// What can be touched or read on the flat device and is gone on the folded one.
    func lostContent() -> [Finding] { lost("content-lost") }

    /// Controls and texts of the other layout that nothing here is called like.
    private func lost(_ rule: String) -> [Finding] {
        let here = Set(snapshot.elements.compactMap(\.label))
        let gone = referenceSubjects.compactMap { subject -> String? in
            guard let label = reference.elements[subject.index].label, !label.isEmpty, !here.contains(label)
            else { return nil }
            return label
        }
        guard let first = gone.first, !snapshot.elements.isEmpty else { return [] }
        let others = gone.count > 1 ? " and \(gone.count - 1) more" : ""
        return [
            finding(
                rule, on: 0, "Here \"\(first.onOneLine.shortened(to: 40))\"\(others) is gone.",
                remedy: "Show the same in every pose, or a way to it.")
        ]
    }
}
