import Foundation

extension CGRect {
    /// The rectangle with its edges on pixels, as a renderer puts it there.
    ///
    /// Each edge goes to the nearest pixel, one that lies halfway to the one further right or down. Rectangles that
    /// share an edge share it afterwards: three columns of 33⅓ points become 33, 34 and 33 wide.
    ///
    /// Layout itself stays exact; this is for what is drawn or touched.
    ///
    /// - Parameter scale: Pixels per point. A scale that is no positive number leaves the rectangle as it is.
    public func roundedToPixels(scale: CGFloat) -> CGRect {
        guard scale > 0, scale.isFinite, isWellFormed else { return self }
        let edge = { (value: CGFloat) in
            let rounded = (value * scale + 0.5).rounded(.down) / scale
            return rounded.isFinite ? rounded : value
        }
        let (left, top) = (edge(minX), edge(minY))
        return CGRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
    }
}
