import RegionGeometry
import RegionModel

extension GeometryProxy {
    /// A frame in the window as the view sees it: in its own coordinates, mirrored where its layout is.
    func local(_ frame: CGRect) -> CGRect {
        let view = self.frame(in: .global)
        let seen = frame.offsetBy(dx: -view.minX, dy: -view.minY)
        return direction == .rightToLeft ? seen.mirrored(inWidth: view.width) : seen
    }
}
