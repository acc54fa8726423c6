import Foundation
import RegionGeometry
import RegionModel

/// A view's size, place and surroundings, for content that is made from them.
public struct GeometryProxy {
    let tree: LayoutTree
    let node: Int32
    /// The view's frame in the window, physical.
    let frame: CGRect
    let direction: LayoutDirection
    let reads: GeometryReads

    /// The view's size in points.
    public var size: CGSize { frame.size }

    /// The part of the safe area's insets at the edges that the view reaches, in points.
    public var safeAreaInsets: EdgeInsets {
        (reads.safeArea, reads.place) = (true, true)
        return EdgeInsets(tree.safeAreaInsets(of: Int(node), frame: frame, isWhole: true), in: direction)
    }

    /// The view's frame in a coordinate space, in points, as it is drawn; physical, whatever the layout direction.
    ///
    /// A named space that no view around this one has is the window's.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in a coordinate space, in points; physical, whatever the layout direction.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global:
            reads.place = true
            return tree.drawnFrame(of: Int(node))
        case .named(let name):
            reads.place = true
            return tree.drawnFrame(of: Int(node), within: tree.nodeOfSpace(named: name, around: Int(node)) ?? 0)
        }
    }

    /// The bounds of a named space around the view in the view's own coordinates, or `nil` where there is none.
    ///
    /// To a view that is drawn at half its size, what is around it is twice as large.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        reads.place = true
        guard let space = tree.nodeOfSpace(named: coordinateSpace.name, around: Int(node)) else { return nil }
        return CGRect(origin: .zero, size: tree.nodes[space].size.cgSize)
            .applying(tree.drawingTransform(of: Int(node), within: space).inverted())
    }

    /// The reserved regions of a kind, as the platform answers where no options are given.
    ///
    /// By its documentation iOS 27.1 returns every region that meets the view, active or not; a scene of a device that
    /// was measured to differ answers as the device does. See `WindowScene.regionQueries`.
    ///
    /// - Parameters:
    ///   - kind: The kind of region.
    ///   - layoutDirectionBehavior: Whether frames are mirrored in right-to-left layout, as layouts expect them, or
    ///     physical, as drawing does.
    /// - Returns: Regions in the view's coordinate space, from top to bottom, then from leading to trailing.
    public func reservedRegions(
        kind: ReservedRegion.Kind, layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
    ) -> [ReservedRegion] {
        regions(kind, nil, layoutDirectionBehavior)
    }

    /// The reserved regions of a kind: the active ones that meet the view, or with `.includeInactive` all of them.
    ///
    /// - Parameters:
    ///   - kind: The kind of region.
    ///   - options: What is returned beside the active regions.
    ///   - layoutDirectionBehavior: Whether frames are mirrored in right-to-left layout, as layouts expect them, or
    ///     physical, as drawing does.
    /// - Returns: Regions in the view's coordinate space, from top to bottom, then from leading to trailing.
    public func reservedRegions(
        kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions,
        layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
    ) -> [ReservedRegion] {
        regions(kind, options, layoutDirectionBehavior)
    }

    private func regions(
        _ kind: ReservedRegion.Kind, _ options: ReservedRegion.QueryOptions?, _ behavior: LayoutDirectionBehavior
    ) -> [ReservedRegion] {
        (reads.regions, reads.place) = (true, true)
        let drawn = drawnFrame
        let regions = tree.scene.reservedRegions(
            kind: kind, options: options, behavior: behavior, seenFrom: drawn.frame, direction: direction)
        guard drawn.factorX != 1 || drawn.factorY != 1 else { return regions }
        return regions.map { $0.scaled(x: drawn.factorX, y: drawn.factorY) }
    }

    /// Where the view is drawn in the window, and how much larger what is around it seems to it: twice as large to a
    /// view that is drawn at half its size.
    var drawnFrame: (frame: CGRect, factorX: CGFloat, factorY: CGFloat) {
        let drawn = tree.drawnFrame(of: Int(node))
        return (
            drawn, drawn.width > 0 ? size.width / drawn.width : 1, drawn.height > 0 ? size.height / drawn.height : 1
        )
    }
}

// A host answers proxies on its own thread only while it lays out, and waits meanwhile; closures of views that capture
// one are isolated to the main actor, which without this the compiler would refuse.
extension GeometryProxy: @unchecked Sendable {}
