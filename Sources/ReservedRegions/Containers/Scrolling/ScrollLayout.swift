import Foundation

/// Where a scroll view begins.
enum ScrollStart: Hashable, Sendable {
    /// At the top leading corner.
    case corner
    /// Where a point of the content lies on the same point of the view.
    case anchor(UnitPoint)
    /// Scrolled by a distance in points, as far as there is content.
    case point(CGPoint)
    /// Where an item is seen.
    case item(ScrollItem)
}

/// Content at its ideal length along some axes in a view that takes what it is offered along them.
struct ScrollLayout: Layout, Equatable {
    let axes: Axis.Set
    let start: ScrollStart
    var margins = ContentMargins()
    /// Where the view begins to show its item, known once the content is laid out.
    var itemOffset = CGPoint.zero

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let insets = insets(subviews)
        let content = contentSize(unbounded(proposal.inset(by: insets)), subviews).outset(by: insets)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let insets = insets(subviews)
        // Across, the content fills what it made the view take, as in a stack.
        let offered = ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
        let asked = unbounded(offered.inset(by: insets))
        let size = contentSize(asked, subviews)
        let whole = size.outset(by: insets)
        let origin = CGPoint(
            x: bounds.minX + insets.leading
                - (axes.contains(.horizontal) ? offset(along: .horizontal, whole, in: bounds.size) : 0),
            y: bounds.minY + insets.top
                - (axes.contains(.vertical) ? offset(along: .vertical, whole, in: bounds.size) : 0))
        if subviews.count == 1 {
            subviews[0].place(at: origin, proposal: asked)
        } else {
            let frame = CGRect(origin: origin, size: size)
            var nothing: Void = ()
            stack.placeSubviews(in: frame, proposal: asked, subviews: subviews, cache: &nothing)
        }
    }

    /// The room around the content.
    func insets(_ subviews: Subviews) -> EdgeInsets { margins.insets() + subviews.safeAreaPadding }

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
        case .item:
            return min(max(0, axis == .horizontal ? itemOffset.x : itemOffset.y), max(0, length - room))
        }
    }
}

extension LayoutSubviews {
    /// The room of the safe area that modifiers keep around the container, a scroll view.
    var safeAreaPadding: EdgeInsets { tree.safeAreaPadding(aroundScrollView: Int(container)) }
}

extension ProposedViewSize {
    /// What is left within insets.
    fileprivate func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension CGSize {
    /// The size with insets around it.
    fileprivate func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width + insets.leading + insets.trailing),
            height: max(0, height + insets.top + insets.bottom))
    }
}
