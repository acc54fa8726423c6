import Foundation

/// The rules by which one pane lies over another until a division parts them, as in iOS 27.1's overlay arrangement.
///
/// Without an active division that leaves room on both sides, both panes have all of the container. With one, the
/// secondary pane goes before it and the primary one, which holds the controls, behind it: to the trailing side of a
/// book, to the lower half of a laptop.
public struct OverlayArrangement: Hashable, Sendable {
    /// A side of a division.
    public enum Side: Hashable, Sendable {
        /// The leading side, or the upper one.
        case first
        /// The trailing side, or the lower one.
        case last
    }

    /// The sides that a pane asks for.
    public struct Pane: Hashable, Sendable {
        /// The side beside a division from top to bottom; `nil` for the usual one.
        public var horizontal: Side?
        /// The side above or below a division from side to side; `nil` for the usual one.
        public var vertical: Side?

        /// A pane that goes where it usually goes, unless told otherwise.
        public init(horizontal: Side? = nil, vertical: Side? = nil) {
            (self.horizontal, self.vertical) = (horizontal, vertical)
        }

        func side(along axis: PaneAxis) -> Side? { axis == .horizontal ? horizontal : vertical }
    }

    /// The axes along which the panes may part.
    public var axes: PaneAxis.Set
    /// The pane in front.
    public var primary: Pane
    /// The pane behind. Where both ask for the same side, the primary one has it.
    public var secondary: Pane

    /// An arrangement that parts along either axis, unless told otherwise.
    public init(axes: PaneAxis.Set = .both, primary: Pane = Pane(), secondary: Pane = Pane()) {
        (self.axes, self.primary, self.secondary) = (axes, primary, secondary)
    }

    /// The axis along which the panes part; `nil` where they lie over one another.
    ///
    /// - Parameters:
    ///   - container: What the panes share, in points.
    ///   - divisions: The frames of the active divisions in the same space, margins included.
    /// - Complexity: O(n log n) in the divisions.
    public func axis(in container: CGRect, divisions: [CGRect]) -> PaneAxis? {
        DividedRoom(container, divisions: divisions).cut(along: axes)?.axis
    }

    /// Where the panes lie.
    ///
    /// - Parameters:
    ///   - container: What the panes share, in points.
    ///   - divisions: The frames of the active divisions in the same space, margins included.
    ///   - isRightToLeft: Whether the first side of a horizontal arrangement is at the right. The rectangles are
    ///     physical in either case.
    /// - Complexity: O(n log n) in the divisions.
    public func panes(in container: CGRect, divisions: [CGRect], isRightToLeft: Bool = false) -> ArrangedPanes {
        let room = DividedRoom(container, divisions: divisions)
        guard isRightToLeft else { return panes(in: room) }
        return panes(in: room.mirrored).mirrored(in: container)
    }

    private func panes(in room: DividedRoom) -> ArrangedPanes {
        let container = room.container
        guard let cut = room.cut(along: axes) else { return ArrangedPanes(primary: container, secondary: container) }
        let sides = cut.sides(of: container)
        let (first, last) = (room.clearPart(of: sides.first), room.clearPart(of: sides.last))
        return isPrimaryFirst(along: cut.axis)
            ? ArrangedPanes(primary: first, secondary: last, axis: cut.axis)
            : ArrangedPanes(primary: last, secondary: first, axis: cut.axis)
    }

    private func isPrimaryFirst(along axis: PaneAxis) -> Bool {
        if let own = primary.side(along: axis) { return own == .first }
        return secondary.side(along: axis) == .last
    }
}
