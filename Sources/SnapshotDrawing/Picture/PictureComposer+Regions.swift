import Foundation
import RegionGeometry
import RegionModel

extension PictureComposer {
    /// The safe area's outline and the regions, inactive ones beneath.
    mutating func addRegions() {
        let safeBounds = window.inset(by: snapshot.scene.safeArea)
        if safeBounds.isDrawable, safeBounds != window { add(.rectangle(safeBounds), .safeArea) }
        let regions = snapshot.scene.regions.filter { $0.frame.isDrawable }
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
        if region.isActive, region.margins != .zero || isDivision, region.core.isDrawable {
            add(PictureShape(frame: region.core), isDivision ? .divisionCore : .occlusionCore)
        }
        commands.append(.end)
    }

    private mutating func addFrame(_ region: SceneRegion, _ hatch: PictureStyle, _ outline: PictureStyle) {
        add(PictureShape(frame: region.frame), hatch)
        add(PictureShape(frame: region.frame), outline)
    }
}
