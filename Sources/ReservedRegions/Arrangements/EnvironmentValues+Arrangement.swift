import RegionModel

private struct SplitArrangementAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
}

private struct OverlayArrangementZIndexKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    /// The axis along which the panes of the split arrangement around lie beside one another; `nil` where one has all
    /// of the room, and outside of one.
    ///
    /// All of a pane reads it, the view in the closure too. In iOS 27.1 that one was measured to read `nil`.
    public var splitArrangementAxis: Axis? {
        get { self[SplitArrangementAxisKey.self] }
        set { self[SplitArrangementAxisKey.self] = newValue }
    }

    /// One in the pane that lies in front of the other of an overlay arrangement; zero in the one behind, and in both
    /// where they are apart.
    ///
    /// All of a pane reads it, the view in the closure too. In iOS 27.1 that one was measured to read zero.
    public var overlayArrangementZIndex: Int {
        get { self[OverlayArrangementZIndexKey.self] }
        set { self[OverlayArrangementZIndexKey.self] = newValue }
    }
}
