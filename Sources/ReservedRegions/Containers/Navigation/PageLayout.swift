import Foundation

/// The layout of what a container shows between its bars: it takes all that is offered, with its content in the middle.
struct PageLayout: ContentContainer, Equatable {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = contentSize(proposal, subviews)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let asked = ProposedViewSize(bounds.size)
        if subviews.count == 1 {
            return subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: asked)
        }
        let size = contentSize(asked, subviews)
        let frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        VStackLayout().placeSubviews(in: frame, proposal: asked, subviews: subviews, cache: &cache)
    }

    private func contentSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        var nothing: Void = ()
        return VStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &nothing)
    }
}

/// What a container shows between its bars.
struct Page<Content: View>: PrimitiveView {
    let content: Content
    /// The bars that the content tells something.
    let bars: BarStatements?

    func _compose(into composer: Composer) {
        bars?.restart()
        composer.emitContainer(PageLayout(), name: "Page", axis: .vertical) { content._compose(into: $0) }
    }
}
