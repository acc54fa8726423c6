import Foundation
import RegionModel

/// A tree of a dump as a layout in a window: what can be judged of it, and why the rest cannot.
public struct ImportedLayout: Sendable {
    /// The tree, upright.
    public let tree: ImportedTree
    /// What is seen of it, in points, clipped to the window and to what it scrolls in. Containers without a name of
    /// their own are left out.
    public let snapshot: LayoutSnapshot
    /// For each element of the snapshot its index in the tree.
    public let origins: [Int]
    /// For each element of the tree why it is not in the snapshot to be judged; `nil` where it is.
    public let exemptions: [Exemption?]
    /// How many points one of the dump's units is.
    public let pointsPerUnit: CGFloat
    /// What people should know of how the layout was made, a sentence each.
    public let notes: [String]

    /// Puts a tree into a window.
    ///
    /// - Parameter pointsPerUnit: How many points one of the dump's units is.
    /// - Complexity: O(n).
    init(_ tree: ImportedTree, in scene: WindowScene, pointsPerUnit: CGFloat, notes: [String]) {
        var projection = Projection(tree, in: scene, pointsPerUnit: pointsPerUnit)
        projection.run()
        self.tree = tree
        snapshot = LayoutSnapshot(scene: scene, elements: projection.kept)
        origins = projection.origins
        exemptions = projection.exemptions
        self.pointsPerUnit = pointsPerUnit
        self.notes = notes + tree.notes
    }

    /// How far rounding may have moved an edge, in points.
    public var rounding: CGFloat { tree.rounding * pointsPerUnit }
}
