import Foundation

extension View {
    /// Gives the view its ideal size on both axes, whatever is proposed.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size on some axes, whatever is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modified(by: FixedSize(axes: axes))
    }

    /// Proposes a size of the given ratio to the view.
    ///
    /// - Parameters:
    ///   - aspectRatio: Width by height, or `nil` for the ratio of the view's ideal size.
    ///   - contentMode: Whether that size fits within what is proposed or fills it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(
            by: AspectRatio(rule: AspectRatioRule(ratio: aspectRatio.map { Double($0) } ?? .nan, mode: contentMode)))
    }

    /// Proposes a size of another size's ratio to the view.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit what is proposed, in its own ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill what is proposed, in its own ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Says how much the view matters where a container's room is short; zero unless said.
    public func layoutPriority(_ value: Double) -> some View { modified(by: LayoutPriority(value: value)) }
}

/// Whether content fits within a size or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as it can be within the size.
    case fit
    /// As small as it can be around the size.
    case fill
}

private struct FixedSize: NodeModifier {
    let axes: Axis.Set

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.fixedSize, content: content) { index, _ in
            tree.setRule(axes, of: index, in: &tree.axisSets)
        }
    }
}

private struct AspectRatio: NodeModifier {
    let rule: AspectRatioRule

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.aspectRatio, content: content) { index, _ in
            tree.setRule(rule, of: index, in: &tree.aspectRatios)
        }
    }
}

private struct LayoutPriority: NodeModifier {
    let value: Double

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.layoutPriority, content: content) { index, _ in
            tree.setRule(value.isNaN ? 0 : value, of: index, in: &tree.numbers)
        }
    }
}
