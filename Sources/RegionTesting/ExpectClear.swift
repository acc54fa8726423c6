import RegionAudit
import ReservedRegions
import Testing

/// Expects that everything that people touch and read in a view is where they can.
///
/// The view is laid out in every window, and judged by the rules of `regions check`. Each finding becomes an issue of
/// the test, with the path of what is in the way and the move that would clear it: an error fails the test, a warning
/// is told of. A picture of each window with findings is attached to the test, as SVG; `swift test --attachments-path`
/// says where to.
///
///     @MainActor @Test func cardsKeepClearOfTheFold() {
///         expectClear(of: .division, in: .device("iphone-duo", pose: "book")) { Cards() }
///     }
///
/// - Parameters:
///   - kinds: The kinds of regions that matter; where none is named, all that the rules know, the window's edges and
///     the safe area among it.
///   - poses: The windows that the view is laid out in.
///   - content: The view, made once for each window.
@MainActor public func expectClear<Content: View>(
    of kinds: ReservedRegion.Kind..., in poses: DevicePoses..., sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: () -> Content
) {
    let report = IssueReport(sourceLocation: sourceLocation)
    report.telling { () throws(InputError) in
        let measurer = try Fonts.measurer.get()
        for scene in try poses.map({ poses throws(InputError) in try poses.scenes() }).joined() {
            let snapshot = ViewHost(scene: scene, measurer: measurer, content: content).snapshot()
            report.record(Audit().check(snapshot).about(kinds), in: snapshot)
        }
    }
}

/// Expects that everything that people touch and read in a layout is where they can, as for a view.
///
/// - Parameters:
///   - snapshot: Where everything is.
///   - kinds: The kinds of regions that matter; where none is named, all that the rules know.
public func expectClear(
    _ snapshot: LayoutSnapshot, of kinds: ReservedRegion.Kind..., sourceLocation: SourceLocation = #_sourceLocation
) {
    IssueReport(sourceLocation: sourceLocation).record(Audit().check(snapshot).about(kinds), in: snapshot)
}

extension [Finding] {
    /// Those about regions of the given kinds; all where there are none.
    fileprivate func about(_ kinds: [ReservedRegion.Kind]) -> [Finding] {
        kinds.isEmpty ? self : filter { $0.region.map { kinds.contains($0.kind) } ?? false }
    }
}
