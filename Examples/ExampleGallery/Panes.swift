import RegionGallery

/// Two views on the two sides of a fold; without a fold, side by side in a wide window and else one below the other.
///
///     GeometryReader { proxy in
///         Panes(folds: proxy.reservedRegions(kind: .division)) {
///             Sidebar()
///             Detail()
///         }
///     }
struct Panes: Layout {
    /// The divisions of the view that is laid out.
    var folds: [ReservedRegion]
    /// The first view's share of the room where there is no fold.
    var share: CGFloat = 0.4

    /// The least room that is of use on either side of a fold. In Split View a sliver of the fold lies at the window's
    /// edge; splitting there would leave one of the views without room.
    private static let usableRoom: CGFloat = 160

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (first, second) = split(bounds.size)
        for (subview, pane) in zip(subviews, [first, second]) {
            subview.place(
                at: CGPoint(x: bounds.minX + pane.minX, y: bounds.minY + pane.minY),
                proposal: ProposedViewSize(pane.size))
        }
    }

    /// The rooms of the two views. Layouts work from left to right; in right-to-left layout the result is mirrored, and
    /// so were the regions, by `reservedRegions`.
    private func split(_ size: CGSize) -> (CGRect, CGRect) {
        for fold in folds where fold.isActive {
            let isVertical = fold.frame.height >= fold.frame.width
            let (start, end, length) =
                isVertical
                ? (fold.frame.minX, fold.frame.maxX, size.width) : (fold.frame.minY, fold.frame.maxY, size.height)
            if start >= Self.usableRoom, length - end >= Self.usableRoom {
                return split(size, sideBySide: isVertical, from: start, to: end)
            }
        }
        let isWide = size.width > size.height
        let middle = (isWide ? size.width : size.height) * share
        return split(size, sideBySide: isWide, from: middle, to: middle)
    }

    private func split(
        _ size: CGSize, sideBySide: Bool, from start: CGFloat, to end: CGFloat
    ) -> (CGRect, CGRect) {
        sideBySide
            ? (
                CGRect(x: 0, y: 0, width: start, height: size.height),
                CGRect(x: end, y: 0, width: size.width - end, height: size.height)
            )
            : (
                CGRect(x: 0, y: 0, width: size.width, height: start),
                CGRect(x: 0, y: end, width: size.width, height: size.height - end)
            )
    }
}
