import Foundation
import RegionModel

/// The panes of an arrangement, placed by its layout.
struct ArrangedPanesView<L: Layout & Equatable, Content: View>: PrimitiveView {
    private let layout: L
    private let content: Content

    init(layout: L, @ViewBuilder content: () -> Content) {
        self.layout = layout
        self.content = content()
    }

    func _compose(into composer: Composer) {
        composer.emitContainer(layout, name: "Panes") { content._compose(into: $0) }
    }
}

/// A pane of an arrangement: a place that its view is proposed.
struct ArrangementPane<Content: View>: PrimitiveView {
    let name: String
    var splitAxis: Axis?
    var zIndex = 0
    let content: Content

    func _compose(into composer: Composer) {
        composer.emitContainer(PaneLayout(), name: name, axis: .vertical) { composer in
            composer.withEnvironment {
                $0.splitArrangementAxis = splitAxis
                $0.overlayArrangementZIndex = zIndex
            } _: {
                content._compose(into: $0)
            }
        }
    }
}

/// The layout of a pane: it takes all that is offered, with its content at the top leading corner.
private struct PaneLayout: Layout, Equatable {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = contentSize(proposal, subviews)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let asked = ProposedViewSize(bounds.size)
        if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: asked) }
        let frame = CGRect(origin: bounds.origin, size: contentSize(asked, subviews))
        VStackLayout().placeSubviews(in: frame, proposal: asked, subviews: subviews, cache: &cache)
    }

    private func contentSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        var nothing: Void = ()
        return VStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &nothing)
    }
}

extension LayoutSubview {
    /// The view in a pane, which says what the pane asks for; of several, the first.
    var paneContent: LayoutSubview? { LayoutSubviews(tree: tree, container: node).first }

    /// Gives a pane its frame, and shows it or leaves it out.
    func take(_ frame: CGRect, isShown: Bool) {
        place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        leaveOut(!isShown)
    }
}
