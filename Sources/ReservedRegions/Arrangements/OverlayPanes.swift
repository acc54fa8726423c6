import Foundation
import RegionGeometry
import RegionModel

/// The two views of an overlay arrangement, one in front of the other or apart.
///
/// The secondary view comes first: it is drawn behind, and read first where they are apart.
struct OverlayPanes: View {
    let axes: Axis.Set
    let configuration: ArrangementViewStyleConfiguration

    var body: some View {
        GeometryReader { proxy in
            let layout = OverlayPanesLayout(
                axes: PaneAxis.Set(axes),
                divisions: proxy.reservedRegions(kind: .division, options: []).map(\.frame))
            let isApart = layout.isApart(in: CGRect(origin: .zero, size: proxy.size))
            ArrangedPanesView(layout: layout) {
                ArrangementPane(name: "Secondary", content: configuration.secondary)
                ArrangementPane(name: "Primary", zIndex: isApart ? 0 : 1, content: configuration.primary)
            }
        }
        .modified(by: Semantics(role: .container, name: "ArrangementView"))
    }
}

/// Places the secondary pane and then the primary one.
struct OverlayPanesLayout: Layout, Equatable {
    let axes: PaneAxis.Set
    /// The active divisions, as the view sees them.
    let divisions: [CGRect]

    func isApart(in bounds: CGRect) -> Bool {
        OverlayArrangement(axes: axes).axis(in: bounds, divisions: divisions) != nil
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        let rules = OverlayArrangement(
            axes: axes, primary: subviews[1].overlayPane, secondary: subviews[0].overlayPane)
        let divisions = divisions.map { $0.offsetBy(dx: bounds.minX, dy: bounds.minY) }
        let panes = rules.panes(in: bounds, divisions: divisions)
        subviews[0].take(panes.secondary, isShown: panes.isSecondaryShown)
        subviews[1].take(panes.primary, isShown: panes.isPrimaryShown)
    }
}

extension LayoutSubview {
    /// The sides that a pane asks for.
    fileprivate var overlayPane: OverlayArrangement.Pane {
        guard let content = paneContent else { return OverlayArrangement.Pane() }
        return OverlayArrangement.Pane(
            horizontal: content[OverlayHorizontalEdgeKey.self].map { $0 == .leading ? .first : .last },
            vertical: content[OverlayVerticalEdgeKey.self].map { $0 == .top ? .first : .last })
    }
}
