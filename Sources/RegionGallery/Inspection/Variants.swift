import RegionAudit
import RegionGeometry
import ReservedRegions

extension WindowScene {
    /// The scene in which the same views must be laid out in a way that is known, and how it differs; none where the
    /// scene has nothing that could differ.
    ///
    /// Late regions are a matter of time and no scene of their own.
    var variants: [(relation: Relation, scene: WindowScene)] {
        var variants: [(Relation, WindowScene)] = []
        func add(_ relation: Relation, if applies: Bool, _ change: (inout WindowScene) -> Void) {
            guard applies else { return }
            var scene = self
            change(&scene)
            variants.append((relation, scene))
        }
        let folds = regions.filter { $0.kind == .division && $0.isActive }
        add(.otherQueries, if: !regions.isEmpty) {
            $0.regionQueries = regionQueries == .documented ? .observed : .documented
        }
        add(.otherHinge, if: !folds.isEmpty && hinge != nil) {
            $0.hinge = DeviceHinge(status: .partiallyOpen, angle: .degrees(176))
        }
        add(.noOcclusions, if: regions.contains { $0.kind == .occlusion && $0.isActive }) {
            $0.regions.removeAll { $0.kind == .occlusion && $0.isActive }
        }
        add(.noMargins, if: folds.contains { $0.margins != .zero }) { scene in
            for index in scene.regions.indices where scene.regions[index].kind == .division {
                scene.regions[index].margins = .zero
            }
        }
        add(.noInactiveRegions, if: regions.contains { !$0.isActive }) { $0.regions.removeAll { !$0.isActive } }
        add(.noSlivers, if: folds.contains { $0.isSliver(in: bounds) }) {
            $0.regions.removeAll { $0.isActive && $0.isSliver(in: bounds) }
        }
        add(.flat, if: !folds.isEmpty) { scene in
            for index in scene.regions.indices where scene.regions[index].kind == .division {
                scene.regions[index].isActive = false
            }
            if hinge?.status == .partiallyOpen { scene.hinge = DeviceHinge(status: .fullyOpen, angle: .degrees(180)) }
        }
        return variants
    }
}
