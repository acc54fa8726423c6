import Foundation
import RegionModel
import ReservedRegions

/// Views laid out for a proposal with their corner at zero, for facts that are seen in a tree.
@MainActor
struct FactTree {
    let host: ViewHost

    init<Content: View>(
        _ proposal: ProposedViewSize, scale: CGFloat = 1, direction: LayoutDirection = .leftToRight,
        safeArea: RectInsets = .zero, size: CGSize = CGSize(width: 1000, height: 1000),
        @ViewBuilder content: () -> Content
    ) {
        let scene = WindowScene(size: size, scale: scale, safeArea: safeArea, layoutDirection: direction)
        host = ViewHost(scene: scene, placement: .origin(proposal), content: content())
        host.layOut()
    }

    var size: CGSize { host.contentSize }

    subscript(id: String) -> CGRect { host.framesByID().first { $0.id == id }?.frame ?? .null }
}

/// What a view was asked and told while it was laid out.
@MainActor
final class FactLog {
    nonisolated(unsafe) var proposals: [(name: String, proposal: ProposedViewSize)] = []
    nonisolated(unsafe) var bounds: [CGRect] = []
    nonisolated(unsafe) var guides: [String: CGFloat?] = [:]
}

/// A view that notes what it is proposed, as large as it is offered within limits.
struct ProbeLayout: Layout {
    let name: String
    let log: FactLog
    var minimum = CGSize.zero
    var maximum = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// The view, which has no other in it.
    @MainActor var view: some View { callAsFunction {} }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.proposals.append((name, proposal))
        let wanted = proposal.replacingUnspecifiedDimensions()
        return CGSize(
            width: min(max(wanted.width, minimum.width), maximum.width),
            height: min(max(wanted.height, minimum.height), maximum.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        log.bounds.append(bounds)
    }
}
