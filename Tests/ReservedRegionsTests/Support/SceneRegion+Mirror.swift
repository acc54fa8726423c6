import Foundation
import RegionGeometry
import RegionModel

extension SceneRegion {
    /// The region as a mirror beside a window of a width shows it.
    func mirrored(inWidth width: CGFloat) -> SceneRegion {
        var mirrored = self
        mirrored.frame = frame.mirrored(inWidth: width)
        mirrored.margins = margins.mirrored
        return mirrored
    }
}
