import Foundation

/// The rules by which two panes share a container side by side, as iOS 27.1's split arrangement does.
///
///     let panes = SplitArrangement().panes(in: bounds, divisions: folds)
///     primaryView.frame = panes.primary
///     secondaryView.frame = panes.secondary
///
/// An active division that leaves room on both sides decides: the panes end and begin at its edges, whatever they ask
/// for. Otherwise they share the container's longer axis. Where only an axis that is not allowed is left, or the
/// container is compact, one pane has all of it.
///
/// In a split no pane lies over a division: one that leaves too little room on a side takes that side with it.
public struct SplitArrangement: Hashable, Sendable {
    /// The axes along which the panes may lie beside one another.
    public var axes: PaneAxis.Set
    /// Whether both size classes are compact, as on a phone on its side: there is no room for two panes then, unless a
    /// division makes two places.
    public var isCompact: Bool
    /// The pane that comes first: leading or at the top.
    public var primary: SplitPane
    /// The pane that comes second: trailing or at the bottom.
    public var secondary: SplitPane

    /// An arrangement along either axis, of panes that ask for nothing in particular, unless told otherwise.
    public init(
        axes: PaneAxis.Set = .both, isCompact: Bool = false, primary: SplitPane = SplitPane(),
        secondary: SplitPane = SplitPane()
    ) {
        (self.axes, self.isCompact, self.primary, self.secondary) = (axes, isCompact, primary, secondary)
    }

    /// The axis along which the panes lie beside one another; `nil` where one pane has the container.
    ///
    /// - Parameters:
    ///   - container: What the panes share, in points.
    ///   - divisions: The frames of the active divisions in the same space, margins included.
    /// - Complexity: O(n log n) in the divisions.
    public func axis(in container: CGRect, divisions: [CGRect]) -> PaneAxis? {
        axis(in: container, cut: DividedRoom(container, divisions: divisions).cut(along: axes))
    }

    private func axis(in container: CGRect, cut: DividedRoom.Cut?) -> PaneAxis? {
        if let cut { return cut.axis }
        guard container.isWellFormed else { return nil }
        let longer: PaneAxis = container.width > container.height ? .horizontal : .vertical
        return !isCompact && axes.contains(PaneAxis.Set(longer)) ? longer : nil
    }

    /// Where the panes lie.
    ///
    /// - Parameters:
    ///   - container: What the panes share, in points.
    ///   - divisions: The frames of the active divisions in the same space, margins included.
    ///   - isRightToLeft: Whether the primary pane of a horizontal arrangement is at the right. The rectangles are
    ///     physical in either case.
    /// - Complexity: O(n log n) in the divisions.
    public func panes(in container: CGRect, divisions: [CGRect], isRightToLeft: Bool = false) -> ArrangedPanes {
        let room = DividedRoom(container, divisions: divisions)
        guard isRightToLeft else { return panes(in: room) }
        return panes(in: room.mirrored).mirrored(in: container)
    }

    private func panes(in room: DividedRoom) -> ArrangedPanes {
        let (container, cut) = (room.container, room.cut(along: axes))
        guard let axis = axis(in: container, cut: cut) else { return single(in: container) }
        if let cut {
            let sides = cut.sides(of: container)
            return ArrangedPanes(
                primary: room.clearPart(of: sides.first), secondary: room.clearPart(of: sides.last), axis: axis)
        }
        let shared = room.clearPart(of: container)
        let (lower, upper) = axis.extent(of: shared)
        let middle = lower + primaryLength(of: axis.length(of: shared), along: axis)
        var panes = ArrangedPanes(
            primary: axis.part(of: shared, from: lower, to: middle),
            secondary: axis.part(of: shared, from: middle, to: upper), axis: axis)
        // A pane that is left without any length would only spill over the other one.
        panes.isPrimaryShown = middle > lower || middle >= upper
        panes.isSecondaryShown = middle < upper || middle <= lower
        return panes
    }

    /// All of the container for one pane. The other one is as large, and not shown.
    private func single(in container: CGRect) -> ArrangedPanes {
        let isSecondary = secondary.priority > primary.priority
        return ArrangedPanes(
            primary: container, secondary: container, axis: nil, isPrimaryShown: !isSecondary,
            isSecondaryShown: isSecondary)
    }
}
