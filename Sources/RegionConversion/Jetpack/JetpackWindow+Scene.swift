import Foundation
import RegionGeometry
import RegionModel

extension JetpackWindow: PlatformWindow {
    /// Says a scene in Jetpack's words.
    ///
    /// A division is a folding feature with the division's whole frame for bounds: apps lay out on either side of them.
    /// It is `FULL` where its core has a thickness, which tells of an occlusion with the same frame, too. Any other
    /// active occlusion is a bounding rectangle of the cutout; inactive ones have no word. The safe area is what the
    /// system's bars take, and the part of it that keeps clear of cutouts is their safe insets, too. Frames and insets
    /// grow to whole pixels.
    ///
    /// - Complexity: O(n) in the scene's regions.
    public init(_ scene: WindowScene) {
        let grid = PixelGrid(scale: scene.scale)
        let bounds = PixelRect(
            left: 0, top: 0, right: grid.after(scene.size.width), bottom: grid.after(scene.size.height))
        let area = scene.safeArea
        self.init(
            bounds: bounds, density: Double(grid.scale),
            systemBars: PixelInsets(
                left: grid.after(area.left), top: grid.after(area.top), right: grid.after(area.right),
                bottom: grid.after(area.bottom)))
        let hardware = DisplayHardware.list(of: scene)
        let state: FoldingFeature.State = scene.isFlat ? .flat : .halfOpened
        displayFeatures = hardware.filter(\.isDivision).map { feature in
            let frame = PixelRect(around: feature.region.frame, grid, within: bounds)
            var occlusionType = FoldingFeature.OcclusionType.none
            if case .hinge = feature { occlusionType = .full }
            return FoldingFeature(
                bounds: frame, state: state,
                orientation: frame.isLevel ? .horizontal : .vertical, isSeparating: feature.region.isActive,
                occlusionType: occlusionType)
        }
        let rects = hardware.filter { !$0.isDivision }
            .map { PixelRect(around: $0.region.frame, grid, within: bounds) }
        if !rects.isEmpty {
            displayCutout = DisplayCutout(
                boundingRects: rects, safeInsets: systemBars.needed(toAvoid: rects, in: bounds))
        }
    }

    /// The scene that the words tell of: folding features first, then cutouts.
    ///
    /// A feature takes space while it separates. One that hides nothing is margin throughout; one that hides is core,
    /// and an occlusion besides.
    /// The first feature's state is the hinge's; half open is a right angle then, as Jetpack knows no angle.
    public var scene: WindowScene {
        let grid = PixelGrid(scale: CGFloat(density))
        var list = RegionList()
        for feature in displayFeatures {
            let frame = feature.bounds.rect(grid)
            switch feature.occlusionType {
            case .full: list.addHinge(frame, isActive: feature.isSeparating)
            case .none:
                list.addFold(frame, isUpright: feature.orientation == .vertical, isActive: feature.isSeparating)
            }
        }
        for rect in displayCutout?.boundingRects ?? [] { list.addOcclusion("cutout", rect.rect(grid)) }
        let insets = systemBars.union(displayCutout?.safeInsets ?? PixelInsets())
        return WindowScene(
            size: bounds.rect(grid).size, scale: grid.scale,
            safeArea: RectInsets(
                top: grid.points(insets.top), left: grid.points(insets.left), bottom: grid.points(insets.bottom),
                right: grid.points(insets.right)),
            hinge: displayFeatures.first.map { DeviceHinge(isFlat: $0.state == .flat) },
            regions: list.regions)
    }

    /// The divisions with their covers, then the other active occlusions.
    public static func regions(toldOf scene: WindowScene) -> [SceneRegion?] {
        let hardware = DisplayHardware.list(of: scene)
        return (hardware.filter(\.isDivision) + hardware.filter { !$0.isDivision }).flatMap(\.told)
    }
}

extension JetpackWindow.PixelInsets {
    /// The larger of both at each edge.
    fileprivate func union(_ other: Self) -> Self {
        Self(
            left: max(left, other.left), top: max(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// The part of these insets that keeps clear of the rectangles: for each, from the one edge where that takes least.
    fileprivate func needed(toAvoid rects: [JetpackWindow.PixelRect], in bounds: JetpackWindow.PixelRect) -> Self {
        rects.reduce(Self()) { needed, rect in
            let edges = [
                (Self(left: rect.right), rect.right, left), (Self(top: rect.bottom), rect.bottom, top),
                (Self(right: bounds.right - rect.left), bounds.right - rect.left, right),
                (Self(bottom: bounds.bottom - rect.top), bounds.bottom - rect.top, bottom),
            ]
            let least = edges.filter { $0.1 <= $0.2 }.min { $0.1 < $1.1 }
            return least.map { needed.union($0.0) } ?? needed
        }
    }
}
