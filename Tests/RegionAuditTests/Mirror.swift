import Foundation
import RegionAudit
import RegionGeometry
import RegionModel

extension LayoutSnapshot {
    /// The same layout for someone who reads the other way.
    var mirrored: LayoutSnapshot {
        var result = self
        let width = scene.size.width
        result.scene.layoutDirection = scene.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        result.scene.safeArea = scene.safeArea.mirrored
        result.scene.regions = scene.regions.map { $0.mirrored(inWidth: width) }
        result.elements = elements.map { element in
            var element = element
            element.frame = element.frame.mirrored(inWidth: width)
            element.lines = element.lines.map { line in
                TextLine(text: line.text, frame: line.frame.mirrored(inWidth: width), baseline: line.baseline)
            }
            return element
        }
        return result
    }
}

extension SceneRegion {
    func mirrored(inWidth width: CGFloat) -> SceneRegion {
        SceneRegion(
            name: name, kind: kind, frame: frame.mirrored(inWidth: width), margins: margins.mirrored, isActive: isActive
        )
    }
}

extension Finding {
    /// The same finding seen in a mirror, without its words.
    func mirrored(inWidth width: CGFloat) -> Finding {
        var result = wordless
        result.frame = frame.mirrored(inWidth: width)
        result.region = region?.mirrored(inWidth: width)
        result.move = move.map { CGSize(width: -$0.width, height: $0.height) }
        return result
    }

    var wordless: Finding {
        var result = self
        result.message = ""
        return result
    }
}
