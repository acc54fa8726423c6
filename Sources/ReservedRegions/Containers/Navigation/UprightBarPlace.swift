import Foundation
import RegionModel

/// Where a bar that runs from top to bottom stands in the window, beside a camera or a status strip.
struct UprightBarPlace: Hashable, Sendable {
    /// The side of the window.
    let edge: VerticalBar.Edge
    /// Where items stand, in window coordinates, in points.
    let frame: CGRect
    /// How far the bar reaches beyond the safe area's inset, in points: content keeps out of that as well.
    let reach: CGFloat

    /// The width in which items stand, in points: the iPhone Duo's have their middle 48 points from the display's edge,
    /// and the bar reaches 84.
    private static let itemWidth: CGFloat = 72

    /// The place that a scene tells of; below, it ends where the safe area does.
    init?(_ scene: WindowScene) {
        guard let bar = scene.verticalBar else { return nil }
        let whole = bar.frame(in: scene.size)
        let inset = bar.edge == .left ? scene.safeArea.left : scene.safeArea.right
        let width = min(whole.width, Self.itemWidth)
        let bottom = min(whole.maxY, scene.size.height - scene.safeArea.bottom)
        edge = bar.edge
        reach = max(0, bar.extent - inset)
        frame = CGRect(
            x: bar.edge == .left ? whole.maxX - width : whole.minX, y: whole.minY, width: width,
            height: max(0, bottom - whole.minY))
    }
}

extension EnvironmentValues {
    /// Where the bars of the containers around stand if they run from top to bottom; `nil` where they do not.
    var uprightBar: UprightBarPlace? {
        toolbarVerticalBehavior == .disabled || barsAreLevel ? nil : barMetrics.uprightBar
    }

    /// Whether bars stand at the top and bottom whatever the platform prefers: in sheets, and in the columns of a split
    /// view that lead to the detail.
    var barsAreLevel: Bool {
        get { self[BarsAreLevelKey.self] }
        set { self[BarsAreLevelKey.self] = newValue }
    }
}

private enum BarsAreLevelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
