import Foundation

/// Views one below the other, each at its ideal height, as wide as is offered.
///
/// Apple's makes views as they come into sight; here all are laid out.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views one below the other.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which the views meet from side to side.
    ///   - spacing: The distance between neighbours in points, or `nil` for the distance that they ask for.
    ///   - pinnedViews: Which headers and footers stay in sight; where a view begins it makes no difference.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Composes the stack.
    public func _compose(into composer: Composer) {
        composer.emitLazyStack(.vertical, name: "LazyVStack", alignment.key, spacing) { content._compose(into: $0) }
    }
}

/// Which parts of sections stay in sight while people scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt32

    /// A set of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What stands above sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// What stands below sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
