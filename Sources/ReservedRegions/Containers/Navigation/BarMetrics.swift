import Foundation
import RegionModel

/// How much room the bars of a window take beside its safe area, in points.
struct BarMetrics: Hashable, Sendable {
    /// From the safe area's top to where content below a navigation bar begins.
    var navigationBar: CGFloat
    /// How far up from there a navigation bar reaches; it may reach over the safe area's top.
    var navigationBand: CGFloat
    /// The height of a tab bar or toolbar above the safe area's bottom.
    var bottomBar: CGFloat
    /// The safe area's bottom inset, which bars there reach over.
    var bottomInset: CGFloat
    /// From the sides to content that keeps the platform's least margins: UIKit's are 20 from 414 points of width on.
    var contentMargin: CGFloat = 16
    /// Where the platform puts bars that run from top to bottom; content at that side keeps no margin.
    var uprightBar: UprightBarPlace?

    /// The bars of a scene that says nothing of itself.
    static let usual = BarMetrics(navigationBar: 44, navigationBand: 44, bottomBar: 49, bottomInset: 0)

    private init(navigationBar: CGFloat, navigationBand: CGFloat, bottomBar: CGFloat, bottomInset: CGFloat) {
        self.navigationBar = navigationBar
        self.navigationBand = navigationBand
        self.bottomBar = bottomBar
        self.bottomInset = bottomInset
    }

    /// The bars of a scene.
    ///
    /// Where the scene tells how far a navigation bar reaches, its items are as far from the edge as the iPhone Duo's
    /// were measured: their middle is 48 points from the top where content begins at 82.
    init(_ scene: WindowScene) {
        let isLarge = scene.horizontalSizeClass == .regular && scene.verticalSizeClass == .regular
        let height: CGFloat = isLarge ? 50 : 44
        let bottom = scene.navigationBarBottom.map { max(0, $0 - scene.safeArea.top) }
        self.init(
            navigationBar: bottom ?? height, navigationBand: bottom == nil ? height : 68,
            bottomBar: isLarge ? 50 : 49, bottomInset: scene.safeArea.bottom)
        contentMargin = scene.size.width < 414 ? 16 : 20
        uprightBar = UprightBarPlace(scene)
    }
}

extension EnvironmentValues {
    /// How much room bars take in the window.
    var barMetrics: BarMetrics {
        get { self[BarMetricsKey.self] }
        set { self[BarMetricsKey.self] = newValue }
    }
}

private struct BarMetricsKey: EnvironmentKey {
    static let defaultValue = BarMetrics.usual
}
