import Foundation

/// The rules by which a rectangle that stands in the way of regions goes out of it.
///
/// A rectangle that meets none stays where it is, whatever the strategy. One that finds no clear place goes where it
/// covers as little of the regions as it can; none ever vanishes.
public struct Displacement: Hashable, Sendable {
    /// How the rectangle gets clear.
    public var strategy: Strategy

    /// Rules of the given strategy.
    public init(_ strategy: Strategy = .nearest) { self.strategy = strategy }

    /// Where a rectangle goes.
    public struct Placement: Hashable, Sendable {
        /// The rectangle's frame, in points; smaller than it was only where the strategy says so.
        public var frame: CGRect
        /// Whether the frame meets no region.
        public var isClear: Bool

        /// A placement at the given frame, in points.
        public init(frame: CGRect, isClear: Bool) { (self.frame, self.isClear) = (frame, isClear) }
    }

    /// Where a rectangle goes to be clear of all regions.
    ///
    /// - Parameters:
    ///   - rect: Where it stands, in points.
    ///   - divisions: The frames of the divisions in the same space, margins included.
    ///   - occlusions: The frames of the occlusions in the same space, margins included.
    ///   - room: Where it may go. On an edge over which it reaches already, it reaches no further.
    ///   - isRightToLeft: Whether the trailing side is at the left. The rectangles are physical in either case.
    /// - Complexity: That of `ClearPosition.smallestMove(of:avoiding:within:)`.
    public func place(
        _ rect: CGRect, divisions: [CGRect], occlusions: [CGRect], within room: CGRect, isRightToLeft: Bool = false
    ) -> Placement {
        // At a mirror in the rectangle's middle it looks as it did itself.
        let mirror = rect.minX + rect.maxX
        let isForward = !isRightToLeft
        func seen(_ frame: CGRect) -> CGRect { isForward ? frame : frame.mirrored(inWidth: mirror) }
        let situation = Situation(
            rect: rect, divisions: divisions.filter(\.isWellFormed).map(seen),
            obstacles: (divisions + occlusions).filter(\.isWellFormed).map(seen), room: seen(room))
        guard rect.isWellFormed, situation.isMet(rect) else { return Placement(frame: rect, isClear: true) }
        let frame = seen(situation.frame(by: strategy))
        return Placement(frame: frame, isClear: !situation.isMet(seen(frame)))
    }
}

extension Displacement {
    /// How a rectangle gets clear of regions.
    public enum Strategy: Hashable, Sendable {
        /// By the smallest move.
        case nearest
        /// By taking less room: the largest part of the rectangle that is clear. Where none is, by the smallest move.
        case shrinking
        /// By a move to the side of a division that the purpose asks for, the smallest that gets it there.
        ///
        /// Where it meets no division that leaves usable room on both sides, where it does not fit on that side, and
        /// where the purpose asks for none, by the smallest move.
        case side(for: Purpose)
    }

    /// What something is for, by which it has a side of a fold. Apple's guidelines for iPhone Duo name these.
    public enum Purpose: Hashable, CaseIterable, Sendable {
        /// What comes and goes, such as an alert: on the trailing page of a book.
        case transient
        /// What people touch: in the lower half of a laptop.
        case controls
        /// What people look at: in the upper half of a laptop.
        case viewing

        /// The side of a division whose two sides lie along an axis; `nil` for the nearer one.
        func side(along axis: PaneAxis) -> OverlayArrangement.Side? {
            switch (self, axis) {
            case (.transient, .horizontal), (.controls, .vertical): .last
            case (.viewing, .vertical): .first
            default: nil
            }
        }
    }
}
