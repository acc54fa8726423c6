import Foundation
import RegionGeometry
import RegionModel
import Testing

/// A small layout with what the audit must say of it.
struct RuleFixture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let snapshot: LayoutSnapshot
    /// Element path, rule and severity of each finding in order.
    let findings: [String]

    init(_ name: String, _ scene: WindowScene, _ elements: [LayoutElement], finds findings: [String] = []) {
        testDescription = name
        snapshot = LayoutSnapshot(scene: scene, elements: elements)
        self.findings = findings
    }
}

extension LayoutElement {
    static func at(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ role: ElementRole = .button,
        id: String = "it", in parent: Int? = nil
    ) -> LayoutElement {
        LayoutElement(id: id, parent: parent, role: role, frame: CGRect(x: x, y: y, width: width, height: height))
    }

    func with(lines: [CGRect]) -> LayoutElement {
        var result = self
        result.lines = lines.map { TextLine(text: "", frame: $0, baseline: $0.maxY) }
        return result
    }

    func called(_ label: String) -> LayoutElement {
        var result = self
        result.label = label
        return result
    }

    func with(opacity: Double) -> LayoutElement {
        var result = self
        result.appearance = ElementAppearance(opacity: opacity)
        return result
    }
}

extension WindowScene {
    /// A phone with a camera in the middle of its top.
    static let phone = WindowScene(
        size: CGSize(width: 400, height: 800), safeArea: RectInsets(top: 60, bottom: 34),
        regions: [SceneRegion(name: "camera", kind: .occlusion, frame: CGRect(x: 150, y: 10, width: 100, height: 40))])

    /// A phone whose camera has margins of 10 around it.
    static let phoneWithMargins = WindowScene(
        size: CGSize(width: 400, height: 800),
        regions: [
            SceneRegion(
                name: "camera", kind: .occlusion, frame: CGRect(x: 140, y: 0, width: 120, height: 80),
                margins: RectInsets(top: 10, left: 10, bottom: 10, right: 10))
        ])

    /// A phone that keeps 84 pt at the right.
    static let sideStrip = WindowScene(size: CGSize(width: 466, height: 678), safeArea: RectInsets(right: 84))

    static let phoneWithCameraOff = {
        var scene = phone
        scene.regions[0].isActive = false
        return scene
    }()

    /// An open book with a crease at x 450 and margins of 20 on both sides.
    static let book = WindowScene(
        size: CGSize(width: 900, height: 600),
        regions: [
            SceneRegion(
                name: "fold", kind: .division, frame: CGRect(x: 430, y: 0, width: 40, height: 600),
                margins: RectInsets(left: 20, right: 20))
        ])

    /// The book with a camera on its crease.
    static let bookWithCamera = {
        var scene = book
        scene.regions.append(
            SceneRegion(name: "camera", kind: .occlusion, frame: CGRect(x: 430, y: 90, width: 40, height: 60)))
        return scene
    }()

    static let flatBook = {
        var scene = book
        scene.regions[0].isActive = false
        return scene
    }()

    /// The same book held like a laptop.
    static let laptop = WindowScene(
        size: CGSize(width: 600, height: 900),
        regions: [
            SceneRegion(
                name: "fold", kind: .division, frame: CGRect(x: 0, y: 430, width: 600, height: 40),
                margins: RectInsets(top: 20, bottom: 20))
        ])

    /// A device of two displays with a hinge between them.
    static func hinge(hides: Bool) -> WindowScene {
        let frame = CGRect(x: 400, y: 0, width: 40, height: 600)
        let hinge = SceneRegion(name: "hinge", kind: .division, frame: frame)
        let cover = SceneRegion(name: "hinge-cover", kind: .occlusion, frame: frame)
        return WindowScene(size: CGSize(width: 840, height: 600), regions: hides ? [hinge, cover] : [hinge])
    }

    /// The window at the left of two that share a book: of the fold, a sliver is in it.
    static let splitLeft = WindowScene(
        size: CGSize(width: 443, height: 600),
        regions: [
            SceneRegion(
                name: "fold", kind: .division, frame: CGRect(x: 430, y: 0, width: 40, height: 600),
                margins: RectInsets(left: 20, right: 20))
        ])
}
