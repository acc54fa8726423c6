import Foundation
import RegionModel

/// A user's layout in the tree, without its type.
class AnyLayoutRecord {
    var typeName: String { "Layout" }
    /// What the container is to the person who uses it.
    var role: ElementRole { .container }
    /// Whether the layout is one of the package's own.
    var isBuiltIn: Bool { false }
    /// What went wrong when the subviews were last placed.
    var faults = PlacementFaults()
    /// Whether frames of views in it may be relative to it.
    var isContainer: Bool { false }

    func sizeThatFits(_ proposal: Proposal, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func placeSubviews(_ bounds: CGRect, _ proposal: Proposal, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: Proposal, _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }
}

/// A user's layout in the tree, with what it keeps between calls.
final class LayoutRecord<L: Layout>: AnyLayoutRecord {
    /// The layout as the views say it now.
    var layout: L {
        didSet { isCurrent = false }
    }
    private var cache: L.Cache?
    private var isCurrent = false
    private var knownSubviews: [Int32] = []

    private let name: String?
    private let ownRole: ElementRole

    /// A layout of a user's, or of a container that has a name and a role of its own.
    init(_ layout: L, name: String? = nil, role: ElementRole = .container) {
        self.layout = layout
        self.name = name
        ownRole = role
    }

    override var typeName: String { name ?? "\(L.self)" }
    override var role: ElementRole { ownRole }
    override var isBuiltIn: Bool {
        name != nil || (layout as? AnyLayout)?.isBuiltIn ?? (L.self is any BuiltInLayout.Type)
    }
    override var isContainer: Bool { ownRole == .scrollView || L.self is any ContentContainer.Type }

    /// Calls `body` with the cache, made or brought up to date where the layout or its subviews changed.
    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        let nodes = subviews.map(\.node)
        var cache = self.cache.take() ?? layout.makeCache(subviews: subviews)
        if isCurrent && nodes != knownSubviews || !isCurrent && !knownSubviews.isEmpty {
            layout.updateCache(&cache, subviews: subviews)
        }
        (isCurrent, knownSubviews) = (true, nodes)
        let result = body(&cache)
        self.cache = cache
        return result
    }

    override func sizeThatFits(_ proposal: Proposal, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) {
            layout.sizeThatFits(proposal: proposal.proposedViewSize, subviews: subviews, cache: &$0)
        }
    }

    override func placeSubviews(_ bounds: CGRect, _ proposal: Proposal, _ subviews: LayoutSubviews) {
        withCache(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal.proposedViewSize, subviews: subviews, cache: &$0)
        }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: Proposal, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal.proposedViewSize,
                    subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal.proposedViewSize,
                    subviews: subviews, cache: &cache)
        }
    }
}
