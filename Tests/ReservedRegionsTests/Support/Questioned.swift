import Foundation
import ReservedRegions

/// A layout that notes what it is asked: its subviews stand on one another, each as it wants to be.
struct Questioned: Layout {
    /// The proposals so far that are none. Trees are laid out one at a time.
    nonisolated(unsafe) static var faults: [String] = []

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        note(proposal)
        return subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        note(proposal)
        if bounds.isNull || !bounds.width.isFinite || !bounds.height.isFinite { Self.faults.append("bounds \(bounds)") }
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    private func note(_ proposal: ProposedViewSize) {
        for length in [proposal.width, proposal.height].compactMap(\.self) where length.isNaN || length < 0 {
            Self.faults.append("a proposal of \(proposal)")
        }
    }
}
