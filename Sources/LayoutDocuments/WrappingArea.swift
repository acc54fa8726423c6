import Foundation
import ReservedRegions

/// A stand-in for text without fonts: it keeps its area, the narrower the higher.
///
/// Its ideal size is a tenth of its area wide and ten points high; it takes the width that it is offered.
struct WrappingArea: Layout {
    /// In square points.
    let area: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let width = proposal.width, width.isFinite else { return CGSize(width: area / 10, height: 10) }
        return CGSize(width: width, height: max(area / max(width, 1), 10))
    }

    /// Without subviews a layout would ask for no distance at all; this stands for a view.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
