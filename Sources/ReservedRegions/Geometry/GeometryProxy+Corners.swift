import Foundation
import RegionGeometry
import RegionModel

extension GeometryProxy {
    /// How far window controls and what else stands in the window's corners reach into the view, from each of the
    /// view's corners, in points.
    ///
    /// The scene says what stands there; nothing does in a window that fills the screen. A view that does not meet it
    /// has no inset.
    public var containerCornerInsets: RectangleCornerInsets {
        reads.place = true
        let (frame, factorX, factorY) = drawnFrame
        let window = tree.scene.bounds
        let insets = tree.scene.cornerInsets
        func overlap(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGSize {
            let taken = CGRect(
                x: window.width * x - size.width * x, y: window.height * y - size.height * y, width: size.width,
                height: size.height)
            let common = taken.intersection(frame)
            guard !common.isNull, common.width > 0, common.height > 0 else { return .zero }
            return CGSize(width: common.width * factorX, height: common.height * factorY)
        }
        let corners = RectCorners(
            topLeft: overlap(insets.topLeft, x: 0, y: 0), topRight: overlap(insets.topRight, x: 1, y: 0),
            bottomLeft: overlap(insets.bottomLeft, x: 0, y: 1), bottomRight: overlap(insets.bottomRight, x: 1, y: 1))
        let read = direction == .rightToLeft ? corners.mirrored : corners
        return RectangleCornerInsets(
            topLeading: read.topLeft, topTrailing: read.topRight, bottomLeading: read.bottomLeft,
            bottomTrailing: read.bottomRight)
    }

    /// The radii that give the view's corners the same middles as the window's, in points, or `nil` where nothing is
    /// known of the window's.
    public var concentricCornerRadii: RectangleCornerRadii? {
        concentricCornerRadii(in: CGRect(origin: .zero, size: size))
    }

    /// The radii that give a rectangle's corners the same middles as the window's, in points, or `nil` where nothing is
    /// known of the window's.
    ///
    /// A radius is the window's less the distance from the window's sides, the larger one where they differ, which keeps
    /// the corner within the window's; what that leaves nothing of is sharp. Apple documents no more than that the
    /// corners are concentric.
    ///
    /// - Parameter frame: A rectangle in the view's coordinate space, in points; physical, as `frame(in:)` is.
    public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
        reads.place = true
        guard let radii = tree.scene.cornerRadii else { return nil }
        let window = tree.scene.bounds
        let (drawn, factorX, factorY) = drawnFrame
        let left = drawn.minX + frame.minX / factorX
        let top = drawn.minY + frame.minY / factorY
        let right = window.maxX - left - frame.width / factorX
        let bottom = window.maxY - top - frame.height / factorY
        func radius(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            max(0, radius - max(0, x, y)) * min(factorX, factorY)
        }
        let corners = RectCorners(
            topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
            bottomLeft: radius(radii.bottomLeft, left, bottom), bottomRight: radius(radii.bottomRight, right, bottom))
        let read = direction == .rightToLeft ? corners.mirrored : corners
        return RectangleCornerRadii(
            topLeading: read.topLeft, bottomLeading: read.bottomLeft, bottomTrailing: read.bottomRight,
            topTrailing: read.topRight)
    }
}
