import RegionAudit
import ReservedRegions
import SnapshotDrawing

/// Holds what a screen is in a window against what it is in others, and so finds mistakes that no single layout shows.
///
/// A host of its own goes through the variants of a scene, so that each costs no more than what is different in it. What
/// a screen remembers of its first scene then looks the same in all of them, and only the second host, which is told of
/// the regions late, shows it.
@MainActor
struct Comparison {
    let preview: Preview
    let measurer: any TextMeasurer

    /// What is wrong with the screen in a scene, as far as others tell. Findings are of the elements of the snapshot.
    func findings(in snapshot: LayoutSnapshot) -> [Finding] {
        let scene = snapshot.scene
        guard !scene.regions.isEmpty else { return [] }
        let host = preview.makeHost(scene, measurer)
        let own = host.snapshot()
        let holders = host.stateHolders()
        var found: [Finding] = []
        for (relation, variant) in scene.variants {
            host.scene = variant
            found += compare(own, with: host.snapshot(), relation)
            if relation == .flat { found += lostState(of: holders, in: own, beside: host.stateHolders()) }
        }
        found += compare(own, with: lateLayout(in: scene), .lateRegions)
        return found.compactMap { located($0, of: own, in: snapshot) }
    }

    /// Most screens are the same in most variants, and there is nothing to be found then.
    private func compare(_ own: LayoutSnapshot, with other: LayoutSnapshot, _ relation: Relation) -> [Finding] {
        own.elements == other.elements ? [] : Audit().compare(own, with: other, relation)
    }

    /// What only the same window in the other direction tells.
    func findings(in snapshot: LayoutSnapshot, besides other: LayoutSnapshot) -> [Finding] {
        Audit().compare(snapshot, with: other, .otherDirection)
    }

    /// The layout of a host that knew of no regions at first.
    private func lateLayout(in scene: WindowScene) -> LayoutSnapshot {
        var early = scene
        early.regions = []
        let host = preview.makeHost(early, measurer)
        _ = host.snapshot()
        host.scene = scene
        return host.snapshot()
    }

    /// Views of a folded device that keep something, and are others than those of their type on the flat one.
    private func lostState(
        of folded: [ViewHost.StateHolder], in snapshot: LayoutSnapshot, beside flat: [ViewHost.StateHolder]
    ) -> [Finding] {
        let (before, after) = (identities(folded), identities(flat))
        let made = flat.filter { !before.contains(ObjectIdentifier($0.identity)) }
        let lost = folded.filter { holder in
            !after.contains(ObjectIdentifier(holder.identity)) && made.contains { $0.view == holder.view }
        }
        guard let first = lost.first else { return [] }
        return [
            Finding(
                "state-lost", .warning, on: first.element, in: snapshot,
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
            || snapshot.shortPath(of: finding.element) != finding.path
        {
            guard !snapshot.elements.isEmpty else { return nil }
            result.element = snapshot.elements.indices.first { snapshot.shortPath(of: $0) == finding.path } ?? 0
        }
        return result
    }
}
