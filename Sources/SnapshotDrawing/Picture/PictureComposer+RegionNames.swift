import Foundation
import RegionGeometry
import RegionModel

extension PictureComposer {
    private static let nameLimit = 100

    /// What each region is called, on a plate in its middle that stays in the window.
    mutating func addRegionNames() {
        for region in snapshot.scene.regions.prefix(Self.nameLimit) where region.frame.isDrawable {
            addName(of: region)
        }
    }

    private mutating func addName(of region: SceneRegion) {
        let style = TextStyle(size: 11, weight: 600)
        let request = TextRequest(text: String(region.name.prefix(40)), style: style, width: window.width, lineLimit: 1)
        guard var line = measurer.measure(request).lines.first, !line.text.isEmpty else { return }
        let size = CGSize(width: line.frame.width + 8, height: line.frame.height + 2)
        let plate = CGRect(
            x: region.frame.midX - size.width / 2, y: region.frame.midY - size.height / 2, width: size.width,
            height: size.height
        ).moved(into: window)
        add(PictureShape(frame: plate, cornerRadius: 3), .window)
        line.frame.origin.x = plate.minX + 4
        line.baseline += plate.minY + 1
        line.frame.origin.y = plate.minY + 1
        commands.append(.text(measurer.glyphs(of: line, style: style), .style(.text)))
    }
}

extension CGRect {
    /// The rectangle moved as little as it takes to lie in the window; one that is larger begins where that does.
    fileprivate func moved(into window: CGRect) -> CGRect {
        let x = max(window.minX, min(minX, window.maxX - width))
        let y = max(window.minY, min(minY, window.maxY - height))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
