import Foundation
import RegionGeometry
import RegionModel

/// The two views of a split arrangement, side by side.
struct SplitPanes: View {
    let axes: Axis.Set
    let configuration: ArrangementViewStyleConfiguration
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        GeometryReader { proxy in
            let layout = SplitPanesLayout(
                rules: SplitArrangement(axes: PaneAxis.Set(axes), isCompact: isCompact),
                divisions: proxy.reservedRegions(kind: .division, options: []).map(\.frame))
            let axis = layout.rules.axis(in: CGRect(origin: .zero, size: proxy.size), divisions: layout.divisions)
            ArrangedPanesView(layout: layout) {
                ArrangementPane(name: "Primary", splitAxis: axis.map(Axis.init), content: configuration.primary)
                ArrangementPane(name: "Secondary", splitAxis: axis.map(Axis.init), content: configuration.secondary)
            }
        }
        .modified(by: Semantics(role: .container, name: "ArrangementView"))
    }

    private var isCompact: Bool { horizontalSizeClass == .compact && verticalSizeClass == .compact }
}

/// Places the primary pane and then the secondary one side by side.
struct SplitPanesLayout: Layout, Equatable {
    /// The rules, without what the panes ask for.
    let rules: SplitArrangement
    /// The active divisions, as the view sees them.
    let divisions: [CGRect]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        var rules = rules
        (rules.primary, rules.secondary) = (subviews[0].splitPane(in: bounds), subviews[1].splitPane(in: bounds))
        let divisions = divisions.map { $0.offsetBy(dx: bounds.minX, dy: bounds.minY) }
        let panes = rules.panes(in: bounds, divisions: divisions)
        subviews[0].take(panes.primary, isShown: panes.isPrimaryShown)
        subviews[1].take(panes.secondary, isShown: panes.isSecondaryShown)
    }
}

extension LayoutSubview {
    /// What a pane asks of the split arrangement that has the given bounds.
    fileprivate func splitPane(in bounds: CGRect) -> SplitPane {
        guard let content = paneContent else { return SplitPane() }
        return SplitPane(
            width: content.lengths(along: .horizontal, in: bounds),
            height: content.lengths(along: .vertical, in: bounds), priority: content.priority)
    }

    /// The lengths that the view in a pane asks for along an axis.
    private func lengths(along axis: Axis, in bounds: CGRect) -> PaneLengths {
        let (size, ratio) = (self[SplitSizeKey.self][axis], self[SplitRatioKey.self][axis])
        let own = self[SplitFixedSizeKey.self].contains(Axis.Set(axis)) ? idealLength(along: axis, in: bounds) : nil
        return PaneLengths(
            minimum: size.minimum.map { .points($0) } ?? ratio.minimum.map { .share($0) },
            ideal: (own ?? size.ideal).map { .points($0) } ?? ratio.ideal.map { .share($0) },
            maximum: size.maximum.map { .points($0) } ?? ratio.maximum.map { .share($0) })
    }

    private func idealLength(along axis: Axis, in bounds: CGRect) -> CGFloat {
        axis == .horizontal
            ? sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
            : sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
    }
}

extension PaneAxis.Set {
    /// The axes of a style.
    init(_ axes: Axis.Set) {
        self = axes.contains(.horizontal) ? .horizontal : []
        if axes.contains(.vertical) { insert(.vertical) }
    }
}

extension Axis {
    /// The axis along which panes lie beside one another.
    init(_ axis: PaneAxis) { self = axis == .horizontal ? .horizontal : .vertical }
}
