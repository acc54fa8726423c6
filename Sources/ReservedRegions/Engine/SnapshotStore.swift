import RegionModel

/// Keeps the last snapshot of a tree, which is as good as a new one while nothing in the tree changes: most turns of a
/// hinge change nothing but the scene.
struct SnapshotStore {
    /// A larger snapshot is not kept for those who have done with it.
    private static let elementLimit = 100_000

    private var last: (state: State, snapshot: LayoutSnapshot)?

    /// All that a snapshot's elements follow from. What views are and where they are in one another changes only where
    /// something is composed, arranged or drawn elsewhere; the root is put into its place without being arranged.
    private struct State: Equatable {
        let compositions, arrangements, redrawings: Int
        let x, y: Double
        let size: Size
        let scale: Double

        init(_ tree: LayoutTree, root: Int) {
            (compositions, arrangements, redrawings) = (
                tree.compositionCount, tree.arrangementCount, tree.redrawingCount
            )
            let node = tree.nodes[root]
            (x, y, size, scale) = (node.x, node.y, node.size, tree.displayScale)
        }
    }

    /// The snapshot of a tree that was laid out.
    mutating func snapshot(of tree: LayoutTree, root: Int) -> LayoutSnapshot {
        let state = State(tree, root: root)
        if let last, last.state == state {
            var snapshot = last.snapshot
            snapshot.scene = tree.scene
            snapshot.diagnostics = tree.faults.diagnostics
            return snapshot
        }
        let snapshot = SnapshotBuilder(tree: tree, root: root).snapshot()
        last = snapshot.elements.count <= Self.elementLimit ? (state, snapshot) : nil
        return snapshot
    }
}
