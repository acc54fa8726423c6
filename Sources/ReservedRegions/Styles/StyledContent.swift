/// A view that a style makes, with the style's own state.
struct StyledContent<Style, Content: View>: PrimitiveView {
    private let style: Style
    private let content: @MainActor (Style) -> Content

    init(_ style: Style, @ViewBuilder content: @escaping @MainActor (Style) -> Content) {
        (self.style, self.content) = (style, content)
    }

    func _compose(into composer: Composer) { composer.emitScope(style, body: content) }
}
