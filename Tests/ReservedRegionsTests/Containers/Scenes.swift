import Foundation
import RegionGeometry
import RegionModel

@testable import ReservedRegions

extension WindowScene {
    /// An iPhone Duo laid flat or folded like a book, as measured.
    static func duoLandscape(isFolded: Bool = false, direction: LayoutDirection = .leftToRight) -> WindowScene {
        WindowScene(
            size: CGSize(width: 951, height: 669), scale: 3, safeArea: RectInsets(bottom: 34, right: 84),
            horizontalSizeClass: .regular, verticalSizeClass: .regular, layoutDirection: direction,
            regions: [
                SceneRegion(
                    name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 669),
                    margins: RectInsets(left: 20, right: 20), isActive: isFolded),
                SceneRegion(name: "status", kind: .occlusion, frame: CGRect(x: 867, y: 0, width: 84, height: 120)),
            ], navigationBarBottom: 82)
    }

    /// An iPhone Duo held upright or folded like a laptop, as measured.
    static func duoPortrait(isFolded: Bool = false, direction: LayoutDirection = .leftToRight) -> WindowScene {
        WindowScene(
            size: CGSize(width: 669, height: 951), scale: 3, safeArea: RectInsets(top: 82, bottom: 34),
            horizontalSizeClass: .regular, verticalSizeClass: .regular, layoutDirection: direction,
            regions: [
                SceneRegion(
                    name: "fold", kind: .division, frame: CGRect(x: 0, y: 455.5, width: 669, height: 40),
                    margins: RectInsets(top: 20, bottom: 20), isActive: isFolded),
                SceneRegion(name: "status", kind: .occlusion, frame: CGRect(x: 535, y: 0, width: 134, height: 82)),
            ], navigationBarBottom: 82)
    }

    /// An iPhone Duo that is closed, as measured.
    static var duoClosed: WindowScene {
        WindowScene(
            size: CGSize(width: 466, height: 678), scale: 3, safeArea: RectInsets(bottom: 34, right: 84),
            horizontalSizeClass: .compact, verticalSizeClass: .regular,
            regions: [
                SceneRegion(name: "strip", kind: .occlusion, frame: CGRect(x: 382, y: 0, width: 84, height: 170))
            ], navigationBarBottom: 82)
    }

    /// A phone without anything special.
    static func phone(direction: LayoutDirection = .leftToRight) -> WindowScene {
        WindowScene(
            size: CGSize(width: 400, height: 800), scale: 1, safeArea: RectInsets(top: 60, bottom: 30),
            horizontalSizeClass: .compact, verticalSizeClass: .regular, layoutDirection: direction)
    }
}

extension ViewHost {
    /// The element of a path that ends with the given one.
    func element(_ path: String) -> LayoutElement? {
        let snapshot = snapshot()
        return snapshot.elements.indices.first { ("/" + snapshot.path(of: $0)).hasSuffix("/" + path) }
            .map { snapshot.elements[$0] }
    }

    /// The frame of the view that has an id; one that no view can have where there is none.
    func frame(_ id: String) -> CGRect { framesByID().first { $0.id == id }?.frame ?? .null }
}
