import RegionAudit
import ReservedRegions
import SnapshotDrawing

/// Holds what a screen is in a window against what it is in others, and so finds mistakes that no single layout shows.
///
/// Every layout is made by a host of its own: what a screen remembers of other windows must not count, but where that
/// is what is looked for.
@MainActor
struct Comparison {
    let preview: Preview
    let measurer: any TextMeasurer

    /// What is wrong with the screen in a scene, as far as others tell. Findings are of the elements of the snapshot.
    func findings(in snapshot: LayoutSnapshot) -> [Finding] {
        let scene = snapshot.scene
        guard !scene.regions.isEmpty else { return [] }
        let own = layout(in: scene)
        let audit = Audit()
        var found = scene.variants.flatMap { audit.compare(own, with: layout(in: $0.scene), $0.relation) }
        found += audit.compare(own, with: lateLayout(in: scene), .lateRegions)
        found += lostState(in: scene)
        return found.compactMap { located($0, of: own, in: snapshot) }
    }

    /// What only the same window in the other direction tells.
    func findings(in snapshot: LayoutSnapshot, besides other: LayoutSnapshot) -> [Finding] {
        Audit().compare(snapshot, with: other, .otherDirection)
    }

    private func layout(in scene: WindowScene) -> LayoutSnapshot { preview.makeHost(scene, measurer).snapshot() }

    /// The layout of a host that knew of no regions at first.
    private func lateLayout(in scene: WindowScene) -> LayoutSnapshot {
        var early = scene
        early.regions = []
        let host = preview.makeHost(early, measurer)
        _ = host.snapshot()
        host.scene = scene
        return host.snapshot()
    }

    /// Views that keep something and are made anew where the device is folded.
    private func lostState(in scene: WindowScene) -> [Finding] {
        let flat = scene.flat
        guard flat != scene else { return [] }
        let host = preview.makeHost(flat, measurer)
        _ = host.snapshot()
        let before = host.stateHolders()
        host.scene = scene
        let snapshot = host.snapshot()
        let after = host.stateHolders()
        let (kept, known) = (identities(after), identities(before))
        let gone = before.filter { !kept.contains(ObjectIdentifier($0.identity)) }
        let lost = after.filter { holder in
            !known.contains(ObjectIdentifier(holder.identity)) && gone.contains { $0.view == holder.view }
        }
        guard let first = lost.first else { return [] }
        let path = snapshot.path(of: first.element)
        return [
            Finding(
                rule: "state-lost", severity: .warning, element: first.element, path: path,
                frame: snapshot.elements[first.element].frame, overlap: .zero,
                message: "\(first.view) is made anew where the device is folded, and what it kept is lost.",
                remedy: "Keep the views and change their layout, by AnyLayout or a layout of your own.")
        ]
    }

    private func identities(_ holders: [ViewHost.StateHolder]) -> Set<ObjectIdentifier> {
        Set(holders.map { ObjectIdentifier($0.identity) })
    }

    /// A finding of a layout as one of the snapshot that is shown, which a host with a memory may have made.
    private func located(_ finding: Finding, of layout: LayoutSnapshot, in snapshot: LayoutSnapshot) -> Finding? {
        var result = finding
        if !snapshot.elements.indices.contains(finding.element)
            || snapshot.path(of: finding.element) != finding.path
        {
            guard !snapshot.elements.isEmpty else { return nil }
            result.element = snapshot.elements.indices.first { snapshot.path(of: $0) == finding.path } ?? 0
        }
        return result
    }
}
