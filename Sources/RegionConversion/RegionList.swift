import Foundation
import RegionGeometry
import RegionModel

/// Regions made of what another platform says, named by what they are and their number.
struct RegionList {
    private(set) var regions: [SceneRegion] = []
    private var counts: [String: Int] = [:]

    /// Adds a fold without a thickness of its own: all of its frame is margin, as much on one side as on the other.
    mutating func addFold(_ frame: CGRect, isUpright: Bool, isActive: Bool) {
        let half = (isUpright ? frame.width : frame.height) / 2
        regions.append(
            SceneRegion(
                name: name("fold"), kind: .division, frame: frame,
                margins: isUpright ? RectInsets(left: half, right: half) : RectInsets(top: half, bottom: half),
                isActive: isActive))
    }

    /// Adds a hinge that hides what lies beneath: all of its frame is core, and an occlusion.
    mutating func addHinge(_ frame: CGRect, isActive: Bool) {
        regions.append(SceneRegion(name: name("hinge"), kind: .division, frame: frame, isActive: isActive))
        addOcclusion("hinge-cover", frame)
    }

    /// Adds what hides what lies beneath.
    mutating func addOcclusion(_ kind: String, _ frame: CGRect) {
        regions.append(SceneRegion(name: name(kind), kind: .occlusion, frame: frame))
    }

    private mutating func name(_ kind: String) -> String {
        counts[kind, default: 0] += 1
        return counts[kind] == 1 ? kind : "\(kind)-\(counts[kind] ?? 0)"
    }
}
