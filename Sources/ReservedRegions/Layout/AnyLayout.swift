import Foundation

/// A layout of any type: changing it keeps the subviews' identity.
public struct AnyLayout: Layout {
    private let box: AnyLayoutBox

    /// Hides a layout's type.
    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
    }

    /// The axis of the layout, if it is a stack.
    var stackOrientation: Axis? { box.stackOrientation }

    /// Whether the layout is one of the package's own.
    var isBuiltIn: Bool { box.isBuiltIn }

    /// What a layout keeps between calls, whatever the layout.
    public struct Cache {
        fileprivate var value: AnyLayoutCache
    }

    /// What the layout keeps.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

    /// Brings the cache up to date, or makes it anew for a layout of another type.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        box.updateCache(&cache.value, subviews)
    }

    /// The layout's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }

    /// The layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache.value)
    }

    /// Places the subviews as the layout does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    /// The layout's guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(of: guide, bounds, proposal, subviews, &cache.value)
    }

    /// The layout's guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(of: guide, bounds, proposal, subviews, &cache.value)
    }
}

/// A layout's cache without its type.
private class AnyLayoutCache {}

private final class LayoutCache<Value>: AnyLayoutCache {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// A layout without its type. Stateless, as a layout is a value.
private class AnyLayoutBox {
    var stackOrientation: Axis? { nil }
    var isBuiltIn: Bool { false }

    func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache { AnyLayoutCache() }
    func updateCache(_ cache: inout AnyLayoutCache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
    ) -> CGSize { .zero }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
    ) {}
    func explicitAlignment(
        of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayoutCache
    ) -> CGFloat? { nil }
    func explicitAlignment(
        of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayoutCache
    ) -> CGFloat? { nil }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    override var isBuiltIn: Bool { L.self is any BuiltInLayout.Type }

    /// Calls `body` with the cache, made anew where it belonged to a layout of another type.
    private func withCache<Result>(
        _ cache: inout AnyLayoutCache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        let own: LayoutCache<L.Cache>
        if let known = cache as? LayoutCache<L.Cache> {
            own = known
        } else {
            own = LayoutCache(layout.makeCache(subviews: subviews))
            cache = own
        }
        return body(&own.value)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayoutCache {
        LayoutCache(layout.makeCache(subviews: subviews))
    }

    override func updateCache(_ cache: inout AnyLayoutCache, _ subviews: LayoutSubviews) {
        withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache) -> ViewSpacing {
        withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
    ) -> CGSize {
        withCache(&cache, subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayoutCache
    ) {
        withCache(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayoutCache
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayoutCache
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
