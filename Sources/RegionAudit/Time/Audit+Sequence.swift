import Foundation
import RegionModel

extension Audit {
    /// All that is wrong with how a layout follows its window, in the order of time and, at one time, of
    /// `SequenceRule.all`.
    ///
    /// What is wrong with where everything is at each step is for `check(_:)` of its snapshot to say.
    ///
    /// - Complexity: O(s · n · r) for s steps with n elements and r active regions.
    public func check(_ sequence: SnapshotSequence) -> [Finding] {
        let course = Course(sequence, audit: self)
        let findings = SequenceRule.all.flatMap { $0.judge(course) }
        let order = findings.indices.sorted { a, b in
            (findings[a].moment?.step ?? 0, a) < (findings[b].moment?.step ?? 0, b)
        }
        return order.map { findings[$0] }
    }
}
