import Foundation
import RegionGeometry

extension WindowScene {
    /// The regions as a view sees them.
    ///
    /// Options that are spelled out decide what is returned. Without them `regionQueries` rules. The order is top to
    /// bottom, then leading to trailing, then by id.
    ///
    /// - Parameters:
    ///   - kind: The kind of region asked for.
    ///   - options: `nil` where the caller left them out.
    ///   - behavior: Whether frames are mirrored with the layout direction.
    ///   - view: The asking view's frame in window coordinates, in points.
    ///   - direction: The asking view's layout direction.
    /// - Returns: Regions in the view's coordinate space.
    /// - Complexity: O(n log n) in the number of regions of the scene.
    package func reservedRegions(
        kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions?, behavior: LayoutDirectionBehavior,
        seenFrom view: CGRect, direction: LayoutDirection
    ) -> [ReservedRegion] {
        let options = options ?? (regionQueries == .documented ? .includeInactive : [])
        let seen = regions.filter { region in
            region.kind == kind && options.counts(isActive: region.isActive)
                && (regionQueries == .observed || region.frame.meets(view))
        }
        let ordered = seen.sorted { isBefore($0, $1, direction: direction) }
        return ordered.map { region in
            let isMirrored = behavior.isMirrored(in: direction)
            let local = region.frame.offsetBy(dx: -view.minX, dy: -view.minY)
            let margins = isMirrored ? region.margins.mirrored : region.margins
            return ReservedRegion(
                id: ReservedRegion.ID(name: region.name), kind: kind,
                frame: isMirrored ? local.mirrored(inWidth: view.width) : local,
                margins: EdgeInsets(margins, in: .leftToRight), isActive: region.isActive)
        }
    }

    private func isBefore(_ a: SceneRegion, _ b: SceneRegion, direction: LayoutDirection) -> Bool {
        if a.frame.minY != b.frame.minY { return a.frame.minY < b.frame.minY }
        let leading = { (frame: CGRect) in direction == .rightToLeft ? -frame.maxX : frame.minX }
        let (first, second) = (leading(a.frame), leading(b.frame))
        return first != second ? first < second : a.name < b.name
    }
}
