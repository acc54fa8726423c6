import Foundation
import RegionModel

/// From where to where the columns of a split view reach.
enum ColumnSpans {
    /// The width of a column that leads to another, in points, as on an iPad; at most its share of the view.
    private static let width: CGFloat = 320
    /// Less room than this beside a fold is no column, in points.
    private static let least: CGFloat = 200

    /// The columns from leading to trailing: parted by an active fold from top to bottom, if one leaves room.
    @MainActor
    static func spans(count: Int, in proxy: GeometryProxy) -> [ClosedRange<CGFloat>] {
        let size = proxy.size
        let folds = proxy.reservedRegions(kind: .division, options: []).map(\.frame)
        let fold = folds.first { fold in
            fold.height > fold.width && fold.minX >= least && size.width - fold.maxX >= least
        }
        if let fold, count > 1 {
            return even(count - 1, in: 0...fold.minX) + [fold.maxX...max(fold.maxX, size.width)]
        }
        let leading = min(width, size.width * 0.8 / CGFloat(max(1, count)))
        let starts = (0..<count).map { CGFloat($0) * leading }
        return starts.map { start in start...(start == starts.last ? max(start, size.width) : start + leading) }
    }

    private static func even(_ count: Int, in room: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
        let width = (room.upperBound - room.lowerBound) / CGFloat(count)
        return (0..<count).map { place in
            let start = room.lowerBound + CGFloat(place) * width
            return start...(start + width)
        }
    }
}

/// Columns from somewhere to somewhere, all of the same height.
struct NavigationColumns<Content: View>: PrimitiveView {
    private let layout: ColumnsLayout
    private let content: Content

    init(spans: [ClosedRange<CGFloat>], @ViewBuilder content: () -> Content) {
        layout = ColumnsLayout(spans: spans)
        self.content = content()
    }

    func _compose(into composer: Composer) {
        composer.emitContainer(layout, name: "Columns") { content._compose(into: $0) }
    }
}

private struct ColumnsLayout: Layout, Equatable {
    let spans: [ClosedRange<CGFloat>]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (view, span) in zip(subviews, spans) {
            view.place(
                at: CGPoint(x: bounds.minX + span.lowerBound, y: bounds.minY),
                proposal: ProposedViewSize(width: span.upperBound - span.lowerBound, height: bounds.height))
        }
    }
}
