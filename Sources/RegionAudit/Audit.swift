import Foundation
import RegionModel

/// The judge of a layout: says which controls and texts are where they cannot be used.
public struct Audit: Sendable {
    /// How far an element may reach where it should not, in points, before it is found.
    public var tolerance: CGFloat
    /// How long a layout may take to follow a window that changed, in seconds, before it is judged.
    public var settlingTime: Double

    /// An audit; half a point is less than anybody sees, and more than rounding to pixels moves anything. Half a second
    /// is what the usual animation takes with some to spare.
    public init(tolerance: CGFloat = 0.5, settlingTime: Double = 0.5) {
        self.tolerance = tolerance
        self.settlingTime = settlingTime
    }

    /// All that is wrong with a layout, in the order of its elements and, for one element, of `Rule.all` and
    /// then of `ArrangementRule.all`.
    ///
    /// - Complexity: O(n · r + n log n) for n elements and r regions; for an element that is found, its move costs
    ///   O(r²) at worst.
    public func check(_ snapshot: LayoutSnapshot) -> [Finding] { judge(snapshot).findings }

    /// All that is wrong with a layout, as `check(_:)` tells it, and for each element why it is not judged, `nil` where
    /// it is.
    ///
    /// - Complexity: As `check(_:)`.
    public func judge(_ snapshot: LayoutSnapshot) -> (findings: [Finding], exemptions: [Exemption?]) {
        let surroundings = Surroundings(scene: snapshot.scene, tolerance: tolerance)
        let selection = Subject.selection(in: snapshot, tolerance: tolerance)
        let arrangement = Arrangement(snapshot, surroundings, contexts: selection.contexts, tolerance: tolerance)
        let findings =
            selection.subjects.flatMap { self.findings(for: $0, in: snapshot, surroundings) }
            + ArrangementRule.all.flatMap { $0.judge(arrangement) }
        let order = findings.indices.sorted { (findings[$0].element, $0) < (findings[$1].element, $1) }
        return (order.map { findings[$0] }, selection.exemptions)
    }

    private func findings(
        for subject: Subject, in snapshot: LayoutSnapshot, _ surroundings: Surroundings
    ) -> [Finding] {
        let violations = Rule.all.compactMap { rule in
            rule.applies(to: subject) ? rule.judge(subject, surroundings).map { (rule, $0) } : nil
        }
        let broken = violations.map(\.0.id)
        lazy var move = surroundings.smallestMove(of: subject, withinSafeArea: false)
        lazy var moveIntoSafeArea = surroundings.smallestMove(of: subject, withinSafeArea: true)
        return violations.compactMap { rule, violation in
            guard !rule.yieldsTo.contains(where: broken.contains) else { return nil }
            return Finding(
                rule.id, violation.severity, on: subject.index, in: snapshot, region: violation.region,
                overlap: violation.overlap, move: rule.demandsSafeArea ? moveIntoSafeArea : move,
                message: violation.message)
        }
    }
}
