/// How the scene of a layout differs from the one that it is held against.
package enum Relation: CaseIterable, Sendable {
    /// The same window in the other reading direction.
    case otherDirection
    /// Queries that leave their options out are answered in the other way.
    case otherQueries
    /// The hinge stands at another angle, and the regions are the same.
    case otherHinge
    /// The regions came only after a first layout.
    case lateRegions
    /// Without the occlusions.
    case noOcclusions
    /// With the frames of the folds, but without their margins.
    case noMargins
    /// Without the regions that are not active.
    case noInactiveRegions
    /// Without the folds of which only a sliver is in the window.
    case noSlivers
    /// With all folds flat.
    case flat
}
