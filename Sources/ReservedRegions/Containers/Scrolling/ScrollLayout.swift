import Foundation

/// Where a scroll view begins.
enum ScrollStart: Hashable, Sendable {
    /// At the top leading corner.
    case corner
    /// Where a point of the content lies on the same point of the view.
    case anchor(UnitPoint)
    /// Scrolled by a distance in points, as far as there is content.
    case point(CGPoint)
}

/// Content at its ideal length along some axes in a view that takes what it is offered along them.
struct ScrollLayout: Layout, Equatable {
    let axes: Axis.Set
    let start: ScrollStart

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = contentSize(unbounded(proposal), subviews)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // Across, the content fills what it made the view take, as in a stack.
        let asked = unbounded(
            ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height))
        let size = contentSize(asked, subviews)
        let origin = CGPoint(
            x: bounds.minX - (axes.contains(.horizontal) ? offset(along: .horizontal, size, in: bounds.size) : 0),
            y: bounds.minY - (axes.contains(.vertical) ? offset(along: .vertical, size, in: bounds.size) : 0))
        if subviews.count == 1 {
            subviews[0].place(at: origin, proposal: asked)
        } else {
            let frame = CGRect(origin: origin, size: size)
            var nothing: Void = ()
            stack.placeSubviews(in: frame, proposal: asked, subviews: subviews, cache: &nothing)
        }
    }

    // What is scrolled out of sight is no line for the views beside to meet on.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    private func unbounded(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    private func contentSize(_ asked: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(asked) }
        var nothing: Void = ()
        return stack.sizeThatFits(proposal: asked, subviews: subviews, cache: &nothing)
    }

    /// The stack that several views stand in.
    private var stack: any NativeLayout { axes == .horizontal ? HStackLayout() : VStackLayout() }

    /// How far the content is scrolled; never beyond its end.
    private func offset(along axis: Axis, _ content: CGSize, in view: CGSize) -> CGFloat {
        let (length, room) =
            axis == .horizontal ? (content.width, view.width) : (content.height, view.height)
        guard length.isFinite, room.isFinite else { return 0 }
        switch start {
        case .corner: return 0
        case .anchor(let point): return (length - room) * (axis == .horizontal ? point.x : point.y)
        case .point(let point): return min(max(0, axis == .horizontal ? point.x : point.y), max(0, length - room))
        }
    }
}
