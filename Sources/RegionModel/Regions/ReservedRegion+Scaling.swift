import Foundation

extension ReservedRegion {
    /// The region in a coordinate space whose points are smaller by the given factors.
    package func scaled(x: CGFloat, y: CGFloat) -> ReservedRegion {
        ReservedRegion(
            id: id, kind: kind,
            frame: CGRect(x: frame.minX * x, y: frame.minY * y, width: frame.width * x, height: frame.height * y),
            margins: EdgeInsets(
                top: margins.top * y, leading: margins.leading * x, bottom: margins.bottom * y,
                trailing: margins.trailing * x),
            isActive: isActive)
    }
}
