import Foundation
import RegionGeometry
import RegionModel

/// A part of a display that other platforms have a word for.
enum DisplayHardware {
    /// A division across which the display goes on.
    case fold(SceneRegion)
    /// A division without a display at its core, and the occlusion that says so, where the scene has it.
    case hinge(SceneRegion, cover: SceneRegion?)
    /// An active occlusion.
    case cutout(SceneRegion)

    /// The hardware of a scene in the order of its regions; inactive occlusions are none.
    ///
    /// - Complexity: O(n) in the regions.
    static func list(of scene: WindowScene) -> [DisplayHardware] {
        let occlusions = scene.regions.filter { $0.kind == .occlusion && $0.isActive }
        let covers = Dictionary(occlusions.map { ($0.frame, $0) }) { first, _ in first }
        var told: Set<SceneRegion> = []
        let divisions = scene.regions.filter { $0.kind == .division && $0.core.area > 0 }
        for cover in divisions.compactMap({ covers[$0.frame] }) { told.insert(cover) }
        return scene.regions.compactMap { region in
            if region.kind == .occlusion { return region.isActive && !told.contains(region) ? .cutout(region) : nil }
            return region.core.area > 0 ? .hinge(region, cover: covers[region.frame]) : .fold(region)
        }
    }

    /// The region itself, without a cover.
    var region: SceneRegion {
        switch self {
        case .fold(let region), .hinge(let region, _), .cutout(let region): region
        }
    }

    /// Whether the region divides the window.
    var isDivision: Bool { region.kind == .division }

    /// The regions in the order in which `RegionList` makes them anew.
    var told: [SceneRegion?] {
        if case .hinge(let region, let cover) = self { [region, cover] } else { [region] }
    }
}
