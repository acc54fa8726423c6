import Foundation
import RegionGeometry
import RegionModel

/// What of a scene the rules hold an element against.
struct Surroundings {
    let bounds: CGRect
    let safeBounds: CGRect
    let direction: LayoutDirection
    let occlusions: [SceneRegion]
    let divisions: [Division]
    let tolerance: CGFloat

    init(scene: WindowScene, tolerance: CGFloat) {
        bounds = scene.bounds
        safeBounds = scene.safeBounds
        direction = scene.layoutDirection
        occlusions = scene.regions.filter { $0.isActive && $0.kind == .occlusion }
        divisions = scene.regions.filter(\.isActive).compactMap { Division($0, in: scene.bounds) }
        self.tolerance = tolerance
    }
}
