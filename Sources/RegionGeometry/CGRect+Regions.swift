import Foundation

extension CGRect {
    /// The rectangle less `insets`, with a size of at least zero on each axis.
    ///
    /// Where the insets of an axis exceed its length, the result has no length there and lies where the two inset
    /// edges would meet in proportion: the core of a fold that a window clipped stays inside the clipped frame.
    public func inset(by insets: RectInsets) -> CGRect {
        let (x, width) = Self.insetLength(origin: minX, length: width, near: insets.left, far: insets.right)
        let (y, height) = Self.insetLength(origin: minY, length: height, near: insets.top, far: insets.bottom)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func insetLength(
        origin: CGFloat, length: CGFloat, near: CGFloat, far: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        let rest = length - near - far
        if rest >= 0 { return (origin + near, rest) }
        let both = near + far
        return (origin + (both > 0 ? length * near / both : 0), 0)
    }

    /// The rectangle seen in a mirror at the middle of a space of the given width: x becomes `width` − `maxX`.
    ///
    /// - Parameter width: The width of the space that the rectangle's coordinates refer to, in points.
    public func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }

    /// How deep `other` reaches into this rectangle on each axis, in points; zero on both where they share no area.
    public func overlap(with other: CGRect) -> CGSize {
        let width = min(maxX, other.maxX) - max(minX, other.minX)
        let height = min(maxY, other.maxY) - max(minY, other.minY)
        return width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
    }

    /// Whether the two share area; for a rectangle without thickness, whether it meets the other's interior.
    ///
    /// Rectangles that only touch share none. Two rectangles that both lack thickness never meet.
    public func meets(_ other: CGRect) -> Bool {
        Self.meets(minX, maxX, other.minX, other.maxX) && Self.meets(minY, maxY, other.minY, other.maxY)
    }

    private static func meets(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
        if a == b && c == d { return false }
        return a < d && c < b
    }

    /// The area in square points, zero for a rectangle without thickness.
    public var area: CGFloat { width * height }

    /// Whether all four numbers are finite and the size is not negative.
    public var isWellFormed: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
            && size.width >= 0 && size.height >= 0
    }
}
