/// The primary view in front of the secondary one, until a fold parts them.
///
/// Beside an active fold that leaves room on both sides the secondary view goes to the leading or upper side and the
/// primary one to the trailing or lower side, unless `overlayArrangementEdge(_:)` says otherwise.
///
/// `OverlayArrangement` has the rules, for rectangles.
public struct OverlayArrangementViewStyle: ArrangementViewStyle {
    private var axes: Axis.Set = [.horizontal, .vertical]

    /// One in front of the other, apart along either axis.
    public nonisolated init() {}

    /// The same style, where the views part along some axes only.
    public nonisolated func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle {
        var style = self
        style.axes = axes
        return style
    }

    /// The two views, one in front of the other or apart.
    public func makeBody(configuration: Configuration) -> some View {
        OverlayPanes(axes: axes, configuration: configuration)
    }
}

extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
    /// One in front of the other, apart along either axis.
    public static var overlay: OverlayArrangementViewStyle { OverlayArrangementViewStyle() }
}
