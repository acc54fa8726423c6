import Foundation
import RegionGeometry
import RegionModel

/// What is presented over a window.
enum PresentationKind: Hashable, Sendable {
    case sheet, fullScreen, popover, alert

    /// The room that the presentation has in a window, physical, in points.
    ///
    /// An active fold from top to bottom parts a window of enough room into halves. A sheet then takes the leading half
    /// and an alert lies in the trailing one, as Apple documents it (an alert in the left half was measured, too). A
    /// fold from side to side is spanned by a sheet; an alert goes below it, where people touch.
    ///
    /// - Parameter placement: Where in a wide window a sheet is asked to stand.
    func room(in scene: WindowScene, _ placement: PresentationPlacement = .automatic) -> CGRect {
        switch self {
        case .fullScreen: return scene.safeBounds
        case .sheet:
            if scene.horizontalSizeClass == .compact { return Self.card(in: scene) }
            return Self.sheet(in: scene, placement)
        case .popover: return Self.sheet(in: scene, .automatic)
        case .alert:
            if let halves = Self.halves(of: scene, isUpright: true) {
                return scene.layoutDirection == .leftToRight ? halves.second : halves.first
            }
            return Self.halves(of: scene, isUpright: false)?.second ?? scene.safeBounds
        }
    }

    /// Whether the presentation is as large as its content, in the middle of its room.
    var isFitted: Bool { self == .alert || self == .popover }

    /// The distance of a sheet from the edges of its half, in points, as measured on the iPhone Duo.
    private static let margin: CGFloat = 8
    /// The width of a sheet in a wide window, in points, as measured on the iPhone Duo.
    private static let sheetWidth: CGFloat = 653
    /// Less room than this beside a fold is no half, in points.
    private static let least: CGFloat = 200

    /// A sheet in a wide window: at the side that is asked for, otherwise clear of an active fold.
    private static func sheet(in scene: WindowScene, _ placement: PresentationPlacement) -> CGRect {
        let halves = halves(of: scene, isUpright: true)
        let isAtEdge = placement == .leading || placement == .trailing
        guard isAtEdge || (halves != nil && placement != .center) else { return centred(in: scene) }
        let (left, right) =
            halves ?? scene.bounds.divided(atDistance: scene.bounds.midX, from: .minXEdge)
        let isAtLeft = (placement == .trailing) == (scene.layoutDirection == .rightToLeft)
        return (isAtLeft ? left : right)
            .inset(by: RectInsets(top: margin, left: margin, bottom: margin, right: margin))
    }

    /// A sheet in a narrow window: all of it but a strip at the top.
    private static func card(in scene: WindowScene) -> CGRect {
        let top = scene.safeArea.top + 10
        let safe = scene.safeBounds
        return CGRect(x: safe.minX, y: top, width: safe.width, height: max(0, scene.size.height - top))
    }

    private static func centred(in scene: WindowScene) -> CGRect {
        let bounds = scene.bounds.insetBy(dx: margin, dy: 0)
        let width = min(sheetWidth, max(0, bounds.width))
        let (top, bottom) = (max(scene.safeArea.top, 24), max(scene.safeArea.bottom, 24))
        return CGRect(
            x: bounds.midX - width / 2, y: top, width: width, height: max(0, bounds.height - top - bottom))
    }

    /// The parts of a window on either side of its active fold, to the fold's middle.
    private static func halves(of scene: WindowScene, isUpright: Bool) -> (first: CGRect, second: CGRect)? {
        let bounds = scene.bounds
        for region in scene.regions where region.kind == .division && region.isActive {
            let core = region.core
            guard (core.height > core.width) == isUpright else { continue }
            let (first, second) =
                isUpright
                ? bounds.divided(atDistance: core.midX, from: .minXEdge)
                : bounds.divided(atDistance: core.midY, from: .minYEdge)
            let lengths = isUpright ? [first.width, second.width] : [first.height, second.height]
            if lengths.allSatisfy({ $0 >= least }) { return (first, second) }
        }
        return nil
    }
}
