import Foundation

extension View {
    /// Says which part of a split arrangement the pane asks for, along either axis.
    ///
    /// Said of a pane; of the arrangement itself it does nothing. A fold that parts the panes has the last word.
    ///
    /// - Parameter ratio: From 0 to 1; `nil` to ask for nothing. A pane that is left without any room is not shown.
    public func splitArrangementLayoutRatio(_ ratio: CGFloat?) -> some View {
        splitArrangementLayoutRatio(idealHorizontal: ratio, idealVertical: ratio)
    }

    /// Says within which part of a split arrangement the pane keeps, along each axis.
    ///
    /// Said of a pane; of the arrangement itself it does nothing. The pane of the higher `layoutPriority(_:)` has its
    /// part first; a minimum counts as far as there is room. A fold that parts the panes has the last word.
    ///
    /// - Parameters:
    ///   - minHorizontal: The least part of the width of a horizontal split, from 0 to 1.
    ///   - idealHorizontal: The part of the width that the pane asks for.
    ///   - maxHorizontal: The greatest part of the width.
    ///   - minVertical: The least part of the height of a vertical split, from 0 to 1.
    ///   - idealVertical: The part of the height that the pane asks for.
    ///   - maxVertical: The greatest part of the height.
    public func splitArrangementLayoutRatio(
        minHorizontal: CGFloat? = nil, idealHorizontal: CGFloat? = nil, maxHorizontal: CGFloat? = nil,
        minVertical: CGFloat? = nil, idealVertical: CGFloat? = nil, maxVertical: CGFloat? = nil
    ) -> some View {
        layoutValue(
            key: SplitRatioKey.self,
            value: PaneRange(
                horizontal: PaneRange.Limits(minHorizontal, idealHorizontal, maxHorizontal),
                vertical: PaneRange.Limits(minVertical, idealVertical, maxVertical)))
    }

    /// Says within which lengths of a split arrangement the pane keeps, along each axis, in points.
    ///
    /// Said of a pane; of the arrangement itself it does nothing. The pane of the higher `layoutPriority(_:)` has its
    /// length first; a minimum counts as far as there is room. A length goes before a ratio. A fold that parts the panes
    /// has the last word: a minimum that is longer than a side of it is cut to the side. (In iOS 27.1 nothing was shown
    /// then, and an ideal width could put both panes on one side.)
    ///
    /// - Parameters:
    ///   - minWidth: The least width in a horizontal split.
    ///   - idealWidth: The width that the pane asks for.
    ///   - maxWidth: The greatest width.
    ///   - minHeight: The least height in a vertical split.
    ///   - idealHeight: The height that the pane asks for.
    ///   - maxHeight: The greatest height.
    public func splitArrangementLayoutSize(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
    ) -> some View {
        layoutValue(
            key: SplitSizeKey.self,
            value: PaneRange(
                horizontal: PaneRange.Limits(minWidth, idealWidth, maxWidth),
                vertical: PaneRange.Limits(minHeight, idealHeight, maxHeight)))
    }

    /// Says that the pane asks for its own ideal length in a split arrangement, as far as there is room.
    ///
    /// Said of a pane; of the arrangement itself it does nothing. A fold that parts the panes has the last word.
    ///
    /// - Parameters:
    ///   - horizontal: Whether it asks for its ideal width in a horizontal split.
    ///   - vertical: Whether it asks for its ideal height in a vertical split.
    public func splitArrangementFixedLayoutSize(
        horizontal: Bool = true, vertical: Bool = true
    ) -> some View {
        layoutValue(
            key: SplitFixedSizeKey.self,
            value: (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : []))
    }
}

/// What a pane says of its lengths, in points or in parts of the arrangement.
struct PaneRange {
    var horizontal = Limits()
    var vertical = Limits()

    struct Limits {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        init(_ minimum: CGFloat? = nil, _ ideal: CGFloat? = nil, _ maximum: CGFloat? = nil) {
            (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
        }
    }

    subscript(axis: Axis) -> Limits { axis == .horizontal ? horizontal : vertical }
}

enum SplitRatioKey: LayoutValueKey {
    static var defaultValue: PaneRange { PaneRange() }
}

enum SplitSizeKey: LayoutValueKey {
    static var defaultValue: PaneRange { PaneRange() }
}

enum SplitFixedSizeKey: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}
