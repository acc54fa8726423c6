import Foundation

extension View {
    /// Lets the view reach over the safe area's insets on the edges where it touches their boundary.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modified(by: IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
    }

    /// Puts a view at the top or bottom edge and leaves the rest to this one.
    ///
    /// - Parameter spacing: The distance between the two in points, or `nil` for the platform's 8.
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let rule = SafeAreaInsetRule(
            edge: edge == .top ? .top : .bottom, spacing: spacing.map { Double($0) } ?? .nan, alignment: alignment.key)
        return modified(by: SafeAreaInset(rule: rule, view: content()))
    }

    /// Puts a view at the leading or trailing edge and leaves the rest to this one.
    ///
    /// - Parameter spacing: The distance between the two in points, or `nil` for the platform's 8.
    public func safeAreaInset<Inset: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let rule = SafeAreaInsetRule(
            edge: edge == .leading ? .leading : .trailing, spacing: spacing.map { Double($0) } ?? .nan,
            alignment: alignment.key)
        return modified(by: SafeAreaInset(rule: rule, view: content()))
    }
}

extension View {
    /// Puts a bar at the top or bottom edge and leaves the rest to this view, as `safeAreaInset(edge:)` does.
    ///
    /// - Parameter spacing: The distance between the two in points, or `nil` for the platform's 8.
    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar at the leading or trailing edge and leaves the rest to this view, as `safeAreaInset(edge:)` does.
    ///
    /// - Parameter spacing: The distance between the two in points, or `nil` for the platform's 8.
    public func safeAreaBar<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// What takes room of a safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The container: bars and hardware.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

private struct IgnoresSafeArea: NodeModifier {
    let edges: Edge.Set

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.ignoresSafeArea, content: content) { index, _ in
            tree.setRule(edges, of: index, in: &tree.safeAreaEdges)
        }
    }
}

private struct SafeAreaInset<Inset: View>: NodeModifier {
    let rule: SafeAreaInsetRule
    let view: Inset

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emitWithSlot(.safeAreaInset, slot: { view._compose(into: $0) }, content: content) { index, _ in
            tree.setRule(rule, of: index, in: &tree.safeAreaInsets)
        }
    }
}
