import Foundation
import RegionGeometry
import RegionModel

extension FlutterWindow: PlatformWindow {
    /// Says a scene in Flutter's words.
    ///
    /// A division is a fold, or a hinge where its core has a thickness, with the division's whole frame for bounds:
    /// dialogs keep to either side of them. A hinge tells of an occlusion with the same frame, too; any other active
    /// occlusion is a cutout; inactive ones have no word. The safe area is the padding.
    ///
    /// - Complexity: O(n) in the scene's regions.
    public init(_ scene: WindowScene) {
        let posture: DisplayFeature.State = scene.isFlat ? .postureFlat : .postureHalfOpened
        self.init(
            size: scene.size, devicePixelRatio: Double(PixelGrid(scale: scene.scale).scale), padding: scene.safeArea,
            displayFeatures: DisplayHardware.list(of: scene).map { hardware in
                let region = hardware.region
                return switch hardware {
                case .fold: DisplayFeature(bounds: region.frame, kind: .fold, state: posture)
                case .hinge: DisplayFeature(bounds: region.frame, kind: .hinge, state: posture)
                case .cutout: DisplayFeature(bounds: region.frame, kind: .cutout, state: .unknown)
                }
            })
    }

    /// The scene that the words tell of.
    ///
    /// A hinge always takes space, a fold while it is half open, a cutout always. A fold is margin throughout; a hinge
    /// is core, and an occlusion besides. The first fold's or hinge's posture is the scene's hinge's; half open is a
    /// right angle then, as Flutter knows no angle. Features of an unknown type have no word.
    public var scene: WindowScene {
        var list = RegionList()
        for feature in displayFeatures {
            let frame = feature.bounds
            switch feature.kind {
            case .unknown: continue
            case .cutout: list.addOcclusion("cutout", frame)
            case .hinge: list.addHinge(frame, isActive: true)
            case .fold:
                list.addFold(
                    frame, isUpright: frame.height >= frame.width, isActive: feature.state == .postureHalfOpened)
            }
        }
        let posture = displayFeatures.first { [.fold, .hinge].contains($0.kind) && $0.state != .unknown }?.state
        return WindowScene(
            size: size, scale: CGFloat(devicePixelRatio), safeArea: padding,
            hinge: posture.map { DeviceHinge(isFlat: $0 == .postureFlat) }, regions: list.regions)
    }

    /// The divisions with their covers and the other active occlusions, in the scene's order.
    public static func regions(toldOf scene: WindowScene) -> [SceneRegion?] {
        DisplayHardware.list(of: scene).flatMap(\.told)
    }
}
