import DeviceCatalog
import RegionAudit
import ReservedRegions
import Testing

/// Expects that a view follows its window on the way from pose to pose, and moves nothing farther or more often than it
/// takes.
///
/// The view is taken through the timeline in both reading directions and judged by the rules over time of
/// `docs/rules.md`. Findings and pictures are told as by `expectClear(of:in:)`.
///
///     @MainActor @Test func cardsFollowTheFold() {
///         expectFollows(unfolding) { Cards() }
///     }
///
/// - Parameters:
///   - timeline: What is done with the device.
///   - content: The view, made once for each direction.
@MainActor public func expectFollows<Content: View>(
    _ timeline: TimelineScript, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: () -> Content
) {
    let report = IssueReport(sourceLocation: sourceLocation)
    report.telling { () throws(InputError) in
        let measurer = try Fonts.measurer.get()
        let catalog = try DeviceCatalog.standard()
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let course = try timeline.timeline(in: catalog, direction: direction)
            guard let first = course.steps.first else { continue }
            let sequence = ViewHost(scene: first.scene, measurer: measurer, content: content).play(course).sequence
            let findings = Dictionary(grouping: Audit().check(sequence)) { $0.moment?.step }
            for (index, step) in sequence.steps.enumerated() {
                report.record(findings[index] ?? [], in: step.snapshot, at: step.time)
            }
        }
    }
}
