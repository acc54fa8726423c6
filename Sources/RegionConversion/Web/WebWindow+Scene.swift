import Foundation
import RegionGeometry
import RegionModel

extension WebWindow: PlatformWindow {
    /// Says a scene in the web's words.
    ///
    /// Active divisions part the viewport into segments, with their whole frames for gaps; one at the window's edge
    /// parts nothing. The posture is the hinge's, or, where nothing is known of it, folded while a division is active.
    /// What the system puts into the upper corners leaves the title bar area between. Other occlusions have no word:
    /// the web knows the safe area alone.
    ///
    /// - Complexity: O(n log n) in the scene's regions.
    public init(_ scene: WindowScene) {
        self.init(size: scene.size, devicePixelRatio: Double(PixelGrid(scale: scene.scale).scale))
        let divisions = scene.regions.filter { $0.kind == .division && $0.isActive }
        let parted = WindowSegments(of: scene.bounds, dividedBy: divisions.map(\.frame)).segments
        if parted.count > 1 { segments = parted.map(\.frame) }
        let isFolded = scene.hinge.map { $0.status == .partiallyOpen } ?? (segments.count > 1)
        posture = isFolded ? .folded : .continuous
        safeAreaInsets = scene.safeArea
        let (left, right) = (scene.cornerInsets.topLeft, scene.cornerInsets.topRight)
        if max(left.height, right.height) > 0 {
            titlebarArea = CGRect(
                x: left.width, y: 0, width: max(0, scene.size.width - left.width - right.width),
                height: max(left.height, right.height))
        }
    }

    /// The scene that the words tell of.
    ///
    /// What lies between segments is an active fold, margin throughout: the web does not tell a fold from a hinge.
    /// A folded device's hinge is at a right angle, as the web knows none; of a continuous one it is known to be flat
    /// only where there are segments. What the title bar area leaves of its own height at either side are window
    /// controls, in the corners and as occlusions.
    public var scene: WindowScene {
        var list = RegionList()
        for gap in gaps { list.addFold(gap.frame, isUpright: gap.isUpright, isActive: true) }
        for control in controls { list.addOcclusion("window-controls", control) }
        let isFolded = posture == .folded
        let corner = { (isLeft: Bool) in controls.first { ($0.minX == 0) == isLeft }?.size ?? .zero }
        return WindowScene(
            size: size, scale: CGFloat(devicePixelRatio), safeArea: safeAreaInsets,
            hinge: isFolded || segments.count > 1 ? DeviceHinge(isFlat: !isFolded) : nil, regions: list.regions,
            cornerInsets: RectCorners(
                topLeft: corner(true), topRight: corner(false), bottomLeft: .zero, bottomRight: .zero))
    }

    /// The active divisions that part the window, and the active occlusions that are window controls.
    public static func regions(toldOf scene: WindowScene) -> [SceneRegion?] {
        let window = WebWindow(scene)
        let active = scene.regions.filter(\.isActive)
        let divisions = active.filter { $0.kind == .division }
        let byLeft = Dictionary(grouping: divisions, by: \.frame.minX)
        let byTop = Dictionary(grouping: divisions, by: \.frame.minY)
        let occlusions = Dictionary(active.filter { $0.kind == .occlusion }.map { ($0.frame, $0) }) { first, _ in first
        }
        return window.gaps.map { gap in
            gap.isUpright
                ? byLeft[gap.frame.minX]?.first { $0.frame.maxX <= gap.frame.maxX }
                : byTop[gap.frame.minY]?.first { $0.frame.maxY <= gap.frame.maxY }
        } + window.controls.map { occlusions[$0] }
    }
}

extension WebWindow {
    /// What lies between the segments and at the viewport's edges: upright gaps from the left, then level ones.
    private var gaps: [(frame: CGRect, isUpright: Bool)] {
        guard !columns.isEmpty else { return [] }
        let upright = columns.gaps(within: (0, size.width))
            .map { CGRect(x: $0.lowerBound, y: 0, width: $0.length, height: size.height) }
        let level = rows.gaps(within: (0, size.height))
            .map { CGRect(x: 0, y: $0.lowerBound, width: size.width, height: $0.length) }
        return upright.map { ($0, true) } + level.map { ($0, false) }
    }

    /// What the title bar area leaves of its own height: at the left, then at the right.
    private var controls: [CGRect] {
        guard let area = titlebarArea, area.height > 0 else { return [] }
        let left = CGRect(x: 0, y: 0, width: area.minX, height: area.height)
        let right = CGRect(x: area.maxX, y: 0, width: size.width - area.maxX, height: area.height)
        return (area.minX > 0 ? [left] : []) + (area.maxX < size.width && area.maxX > 0 ? [right] : [])
    }
}
