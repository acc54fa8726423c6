import Foundation
import RegionModel

/// A type that decides the size of a container and the places of its subviews.
///
/// A layout works from left to right; in a right-to-left environment what it placed is mirrored. The engine remembers
/// the sizes it answers, so each proposal is put to it once until something changes.
public protocol Layout: Animatable {
    /// What subviews may know of the layout.
    static var layoutProperties: LayoutProperties { get }
    /// What the layout keeps between calls.
    associatedtype Cache = Void
    /// The subviews of a container.
    typealias Subviews = LayoutSubviews

    /// What to keep for the given subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date after the subviews or the layout changed; by default it is made again.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// How far the container wants to be from its neighbours; by default as far as any of its subviews does.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the subviews in `bounds`, whose origin need not be zero.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a horizontal guide lies in the container, if it says so; by default its subviews' guides are merged.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where a vertical guide lies in the container, if it says so; by default its subviews' guides are merged.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// A layout of the package's own.
protocol BuiltInLayout: Layout {}

extension Layout {
    /// No particular properties.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// As far from its neighbours as any subview wants to be.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    /// The subviews' guides, merged as the guide says.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The subviews' guides, merged as the guide says.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard !key.isBuiltIn || key.isTextBaseline, bounds.width.isFinite, bounds.height.isFinite else { return nil }
        guard subviews.haveGuides else { return nil }
        subviews.tree.place(subviewsOf: Int(subviews.container), in: bounds, Proposal(proposal)) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return subviews.mergedGuide(key)
    }
}

extension Layout where Cache == Void {
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// A container that lays the given views out.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// What subviews may know of the layout they are in.
public struct LayoutProperties: Sendable {
    /// The axis of a stack; spacers and dividers read it.
    public var stackOrientation: Axis?

    /// No particular properties.
    public init() {}
}
