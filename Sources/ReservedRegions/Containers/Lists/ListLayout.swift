import Foundation
import RegionModel

/// The layout of `List` and `Form`: rows one below the other from the top, sections apart from what is around them.
struct ListLayout: Layout, Equatable {
    let metrics: ListMetrics
    var margins = ContentMargins()

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard proposal.width == nil || proposal.height == nil else {
            return proposal.replacingUnspecifiedDimensions()
        }
        let insets = insets(subviews)
        let sizes = subviews.map { $0.sizeThatFits(asked(proposal.width, insets)) }
        let width = (sizes.map(\.width).max() ?? 0) + insets.leading + insets.trailing
        let height = zip(gaps(subviews, insets), sizes + [.zero]).reduce(0) { $0 + $1.0 + $1.1.height }
        return CGSize(width: proposal.width ?? width, height: proposal.height ?? height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let insets = insets(subviews)
        let asked = asked(bounds.width, insets)
        var top = bounds.minY
        for (subview, gap) in zip(subviews, gaps(subviews, insets)) {
            top += gap
            subview.place(at: CGPoint(x: bounds.minX + insets.leading, y: top), proposal: asked)
            top += subview.sizeThatFits(asked).height
        }
        subviews.separateRows()
    }

    /// The room around all rows.
    private func insets(_ subviews: Subviews) -> EdgeInsets {
        let usual = EdgeInsets(
            top: metrics.spacing, leading: metrics.margin, bottom: metrics.spacing, trailing: metrics.margin)
        return margins.insets(or: usual) + subviews.safeAreaPadding
    }

    private func asked(_ width: CGFloat?, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }

    /// What lies above each row or section, and below the last.
    private func gaps(_ subviews: Subviews, _ insets: EdgeInsets) -> [CGFloat] {
        guard !subviews.isEmpty else { return [0] }
        let between = zip(subviews, subviews.dropFirst()).map { $0.isSection || $1.isSection ? metrics.spacing : 0 }
        return [insets.top] + between + [insets.bottom]
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
}

/// The layout of a section in a list: header, rows and footer one below the other.
struct ListSectionLayout: Layout, Equatable {
    /// How far headers and footers stand in from the rows' sides, in points.
    private static let inset: CGFloat = 20
    /// How far headers and footers stand from the rows, in points.
    private static let distance: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { view in
            let (size, part) = (view.sizeThatFits(asked(view, proposal.width)), view[SectionPartKey.self])
            return part == .item
                ? size : CGSize(width: size.width + 2 * Self.inset, height: size.height + Self.distance)
        }
        return CGSize(
            width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var top = bounds.minY
        for view in subviews {
            let part = view[SectionPartKey.self]
            if part == .footer { top += Self.distance }
            let x = bounds.minX + (part == .item ? 0 : Self.inset)
            view.place(at: CGPoint(x: x, y: top), proposal: asked(view, bounds.width))
            top += view.sizeThatFits(asked(view, bounds.width)).height
            if part == .header { top += Self.distance }
        }
        subviews.separateRows()
    }

    private func asked(_ view: LayoutSubview, _ width: CGFloat?) -> ProposedViewSize {
        let inset = view[SectionPartKey.self] == .item ? 0 : 2 * Self.inset
        return ProposedViewSize(width: width.map { max(0, $0 - inset) }, height: nil)
    }
}

extension Composer {
    /// Emits a list: every view of the content is a row, except a section, which has rows of its own.
    func emitList(_ name: String, style: ListMetrics, content: @MainActor (Composer) -> Void) {
        let layout = ListLayout(metrics: style, margins: environment.contentMargins)
        emitContainer(layout, name: name, role: .scrollView) { composer in
            composer.withEnvironment({
                ($0.isInList, $0.isInListRow, $0.scrollStart) = (true, true, .corner)
                $0.contentMargins = ContentMargins()
            }) { composer in
                composer.emit(.listRow, content: content)
            }
        }
    }
}
