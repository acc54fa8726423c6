import Foundation
import RegionGeometry
import RegionModel

extension PictureComposer {
    /// The safe area's outline and the regions, inactive ones beneath.
    mutating func addRegions() {
        let safeBounds = window.inset(by: snapshot.scene.safeArea)
        if safeBounds.isWellFormed, safeBounds != window { add(.rectangle(safeBounds), .safeArea) }
        let regions = snapshot.scene.regions.filter { $0.frame.isWellFormed }
        for region in regions where !region.isActive { addRegion(region) }
        for region in regions where region.isActive { addRegion(region) }
    }

    private mutating func addRegion(_ region: SceneRegion) {
        let state = region.isActive ? "active" : "inactive"
        commands.append(.beginGroup(title: "\(region.name), \(region.kind), \(state)", number: nil))
        let isDivision = region.kind == .division
        switch (isDivision, region.isActive) {
        case (true, true): addFrame(region, .divisionHatch, .division)
        case (false, true): addFrame(region, .occlusionHatch, .occlusion)
        case (true, false): addFrame(region, .idleDivisionHatch, .idleDivision)
        case (false, false): addFrame(region, .idleOcclusionHatch, .idleOcclusion)
        }
        if region.isActive, region.margins != .zero || isDivision {
            addCore(region.core, isDivision ? .divisionCore : .occlusionCore)
        }
        commands.append(.end)
    }

    private mutating func addFrame(_ region: SceneRegion, _ hatch: PictureStyle, _ outline: PictureStyle) {
        add(.rectangle(region.frame), hatch)
        add(.rectangle(region.frame), outline)
    }

    /// The core, as a line where it has no thickness.
    private mutating func addCore(_ core: CGRect, _ style: PictureStyle) {
        guard core.isWellFormed else { return }
        guard core.width == 0 || core.height == 0 else { return add(.rectangle(core), style) }
        var line = VectorPath()
        line.move(to: CGPoint(x: core.minX, y: core.minY))
        line.line(to: CGPoint(x: core.maxX, y: core.maxY))
        add(.path(line), style)
    }
}
