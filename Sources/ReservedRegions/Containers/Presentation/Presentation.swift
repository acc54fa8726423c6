import Foundation
import RegionModel

/// Presents a view over the window while it is wanted. The view that presents it is laid out as if it were not there.
struct Presentation<Presented: View>: NodeModifier {
    let kind: PresentationKind
    /// What is presented, or `nil` while nothing is.
    let presented: Presented?
    /// What ends the presentation.
    let dismiss: DismissAction

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        let presented = presented.map { PresentedView(kind: kind, content: $0, dismiss: dismiss) }
        composer.emitWithSlot(.overlay, slot: { presented._compose(into: $0) }, content: content) { index, _ in
            tree.setRule(.topLeading, of: index, in: &tree.alignments)
        }
    }
}

/// What is presented, in its place in the window wherever the view is that presents it.
private struct PresentedView<Content: View>: View {
    let kind: PresentationKind
    let content: Content
    let dismiss: DismissAction
    @State private var placement = PresentationPlacement.automatic

    var body: some View {
        GeometryReader { proxy in
            Dialog(layout: DialogLayout(room: room(seenFrom: proxy), isFitted: kind.isFitted)) {
                content.onPreferenceChange(PresentationPlacementKey.self) { placement = $0 ?? .automatic }
            }
        }
        // A sheet's place is no matter of one that it is presented from.
        .transformPreference(PresentationPlacementKey.self) { $0 = nil }
        .environment(\.dismiss, dismiss)
        .environment(\.barStatements, nil)
        .environment(\.tabStatements, nil)
        .environment(\.barsAreLevel, kind != .fullScreen)
    }

    private func room(seenFrom proxy: GeometryProxy) -> CGRect {
        // Asking for regions is what makes the view again when they change.
        _ = proxy.reservedRegions(kind: .division)
        return proxy.local(kind.room(in: proxy.tree.scene, placement))
    }
}

/// A dialog over the window.
private struct Dialog<Content: View>: PrimitiveView {
    let layout: DialogLayout
    let content: Content

    init(layout: DialogLayout, @ViewBuilder content: () -> Content) {
        self.layout = layout
        self.content = content()
    }

    func _compose(into composer: Composer) {
        composer.emitContainer(layout, name: "Presentation") { composer in
            composer.emitContainer(PageLayout(), name: "Dialog", role: .dialog, axis: .vertical) {
                content._compose(into: $0)
            }
        }
    }
}

/// A view in some room, wherever that lies.
struct DialogLayout: Layout, Equatable {
    /// The room, from the layout's own corner, in points.
    let room: CGRect
    /// Whether the view is as large as it likes, in the middle of the room.
    let isFitted: Bool

    /// The largest width of a view that is as large as it likes, in points, as iOS has it for alerts.
    private static let fittedWidth: CGFloat = 320

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            var size = room.size
            if isFitted {
                let ideal = view.sizeThatFits(.unspecified)
                let width = min(ideal.width, Self.fittedWidth, room.width)
                let height = view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
                size = CGSize(width: width, height: min(height, room.height))
            }
            view.place(
                at: CGPoint(x: bounds.minX + room.midX, y: bounds.minY + room.midY), anchor: .center,
                proposal: ProposedViewSize(size))
        }
    }
}
