import Foundation

/// The layout of `LazyVStack` and `LazyHStack`: each view has its ideal length along the stack, and is offered the
/// stack's whole length across.
///
/// Apple's makes views as they come into sight; this one lays all of them out, so its length is exact.
struct LazyStackLayout: Layout, Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let across = Proposal(proposal)[axis.other]
        let asked = Proposal(major: .nan, minor: across, along: axis).proposedViewSize
        var (length, widest) = (gaps(subviews).reduce(0, +), 0.0)
        for subview in subviews {
            let size = Size(subview.sizeThatFits(asked))
            length += size[axis]
            widest = max(widest, size[axis.other])
        }
        let minor = across.isFinite ? max(0, across) : widest
        return Size(major: length, minor: minor, along: axis).cgSize
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let across = Size(bounds.size)[axis.other]
        let asked = Proposal(major: .nan, minor: across, along: axis).proposedViewSize
        let around = ViewDimensions(size: Size(bounds.size))
        let gaps = gaps(subviews)
        var cursor = 0.0
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: asked)
            let shift = alignment.defaultValue(in: around) - dimensions.value(of: alignment)
            let position =
                axis == .vertical
                ? CGPoint(x: bounds.minX + shift, y: bounds.minY + cursor)
                : CGPoint(x: bounds.minX + cursor, y: bounds.minY + shift)
            subview.place(at: position, proposal: asked)
            cursor += axis == .vertical ? dimensions.height : dimensions.width
            if index < gaps.count { cursor += gaps[index] }
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }
}

extension Composer {
    /// Emits a lazy stack under the name of its view.
    func emitLazyStack(
        _ axis: Axis, name: String, _ alignment: AlignmentKey, _ spacing: CGFloat?,
        content: @MainActor (Composer) -> Void
    ) {
        let spacing = spacing.map { $0.isFinite ? $0 : 0 }
        emitContainer(
            LazyStackLayout(axis: axis, alignment: alignment, spacing: spacing), name: name, axis: axis,
            content: content)
    }
}
