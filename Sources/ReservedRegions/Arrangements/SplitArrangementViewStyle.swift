/// Side by side: the primary view leading or at the top, the secondary one trailing or at the bottom.
///
/// The panes share the longer axis, half and half unless they ask for something else. An active fold that leaves room
/// on both sides decides instead: the panes end and begin at its edges. One pane has all of the room, and the other
/// one is not shown, where the axis is not allowed or both size classes are compact.
///
/// `SplitArrangement` has the rules, for rectangles.
public struct SplitArrangementViewStyle: ArrangementViewStyle {
    private var axes: Axis.Set = [.horizontal, .vertical]

    /// Side by side along either axis.
    public nonisolated init() {}

    /// The same style along some axes only.
    public nonisolated func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
        var style = self
        style.axes = axes
        return style
    }

    /// The two views side by side.
    public func makeBody(configuration: Configuration) -> some View {
        SplitPanes(axes: axes, configuration: configuration)
    }
}

extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
    /// Side by side, along either axis.
    public static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
}
