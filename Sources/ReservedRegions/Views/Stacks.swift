import Foundation

/// Views side by side, from leading to trailing.
///
/// The stack offers the least flexible of them an equal part of its width first; what one does not take remains for
/// the others.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views side by side.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which the views meet from top to bottom.
    ///   - spacing: The distance between neighbours in points, or `nil` for the distance that they ask for.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Composes the stack.
    public func _compose(into composer: Composer) {
        composer.emitStack(.horizontalStack, alignment.key, spacing) { content._compose(into: $0) }
    }
}

/// Views one below the other.
///
/// The stack offers the least flexible of them an equal part of its height first; what one does not take remains for
/// the others.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Views one below the other.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which the views meet from side to side.
    ///   - spacing: The distance between neighbours in points, or `nil` for the distance that they ask for.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Composes the stack.
    public func _compose(into composer: Composer) {
        composer.emitStack(.verticalStack, alignment.key, spacing) { content._compose(into: $0) }
    }
}

/// Views one behind the other, the first at the back.
///
/// The stack is as large as the largest of those of the highest layout priority.
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Views one behind the other.
    ///
    /// - Parameter alignment: The guides on which the views meet.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Composes the stack.
    public func _compose(into composer: Composer) {
        composer.emitDepthStack(alignment) { content._compose(into: $0) }
    }
}

extension Composer {
    func emitStack(
        _ kind: NodeKind, _ alignment: AlignmentKey, _ spacing: CGFloat?,
        content: @MainActor (Composer) -> Void
    ) {
        emit(
            kind,
            content: { composer in
                composer.inStack(kind == .horizontalStack ? .horizontal : .vertical, content)
            }
        ) { index, _ in
            tree.setRule(StackRule(alignment, spacing), of: index, in: &tree.stacks)
        }
    }

    func emitDepthStack(_ alignment: Alignment, content: @MainActor (Composer) -> Void) {
        emit(.depthStack, content: { $0.inStack(nil, content) }) { index, _ in
            tree.setRule(alignment, of: index, in: &tree.alignments)
        }
    }
}
