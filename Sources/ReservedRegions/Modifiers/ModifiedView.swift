/// A view with a modifier around it.
struct ModifiedView<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    func _compose(into composer: Composer) {
        modifier.compose(into: composer) { content._compose(into: $0) }
    }
}

/// A modifier that the engine knows.
protocol NodeModifier {
    /// Emits the modifier's nodes around `content`.
    @MainActor func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void)
}

extension View {
    func modified<Modifier: NodeModifier>(by modifier: Modifier) -> some View {
        ModifiedView(content: self, modifier: modifier)
    }
}
