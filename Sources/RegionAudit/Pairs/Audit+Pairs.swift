import Foundation
import RegionModel

extension Audit {
    /// What is wrong with a layout that only the same views in another scene bring to light.
    ///
    /// - Parameters:
    ///   - snapshot: The layout that is judged; findings are of its elements.
    ///   - reference: The other one.
    ///   - relation: How the other scene differs.
    /// - Complexity: O(n · r) for n elements and r regions.
    package func compare(_ snapshot: LayoutSnapshot, with reference: LayoutSnapshot, _ relation: Relation) -> [Finding]
    {
        let pair = Pair(snapshot, reference, self)
        return switch relation {
        case .otherDirection: pair.wrongSides()
        case .otherQueries: pair.queryDependence()
        case .otherHinge: pair.hingeDependence()
        case .lateRegions: pair.ignoredLateRegions()
        case .noOcclusions: pair.needlessMoves()
        case .noMargins: pair.marginsCountedTwice()
        case .noInactiveRegions: pair.inactiveRegionsAvoided()
        case .noSlivers: pair.splitsBySlivers()
        case .flat: pair.lostContent()
        }
    }
}
