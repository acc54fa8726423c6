import Foundation
import RegionGeometry
import RegionModel

/// What of a scene the rules hold an element against.
struct Surroundings {
    let bounds: CGRect
    let safeBounds: CGRect
    let direction: LayoutDirection
    let occlusions: [SceneRegion]
    /// The active folds with room for content on both sides: what is a sliver at the window's edge divides nothing.
    let divisions: [Fold]
    let tolerance: CGFloat
    /// The frames of all occlusions and divisions, as they are `seen(_:)`.
    private(set) var obstacles: [CGRect] = []

    init(scene: WindowScene, tolerance: CGFloat) {
        bounds = scene.bounds
        safeBounds = scene.safeBounds
        direction = scene.layoutDirection
        occlusions = scene.regions.filter { $0.isActive && $0.kind == .occlusion }
        divisions = scene.regions.filter(\.isActive).compactMap { Fold($0, in: scene.bounds) }.filter(\.partsWindow)
        self.tolerance = tolerance
        obstacles = (occlusions + divisions.map(\.region)).map { seen($0.frame) }
    }

    /// A rectangle as it is, or in a mirror where lines run from right to left.
    func seen(_ rect: CGRect) -> CGRect {
        direction == .rightToLeft ? rect.mirrored(inWidth: bounds.width) : rect
    }
}
