import Foundation

extension View {
    /// Puts views behind the view. They are proposed its size and change nothing about it.
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modified(by: Secondary(kind: .background, alignment: alignment, view: content()))
    }

    /// Puts a view behind the view.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modified(by: Secondary(kind: .background, alignment: alignment, view: background))
    }

    /// Fills the room behind the view, and beyond it on the edges where it reaches the safe area's boundary.
    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modified(
            by: Secondary(
                kind: .background, alignment: .center,
                view: Rectangle().fill(style).ignoresSafeArea(.container, edges: edges)))
    }

    /// Fills the room behind the view with the colour behind views, and beyond it on the edges where it reaches the
    /// safe area's boundary.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view.
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified(by: Secondary(kind: .background, alignment: .center, view: shape.fill(style, style: fillStyle)))
    }

    /// Fills a shape behind the view with the colour behind views.
    public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts views over the view. They are proposed its size and change nothing about it.
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        modified(by: Secondary(kind: .overlay, alignment: alignment, view: content()))
    }

    /// Fills the room over the view, and beyond it on the edges where it reaches the safe area's boundary.
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modified(
            by: Secondary(
                kind: .overlay, alignment: .center,
                view: Rectangle().fill(style).ignoresSafeArea(.container, edges: edges)))
    }

    /// Fills a shape over the view.
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified(by: Secondary(kind: .overlay, alignment: .center, view: shape.fill(style, style: fillStyle)))
    }

    /// Puts a view over the view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modified(by: Secondary(kind: .overlay, alignment: alignment, view: overlay))
    }

    /// Draws an outline around the view, within its frame.
    ///
    /// - Parameter width: In points.
    public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

private struct Secondary<Content: View>: NodeModifier {
    let kind: NodeKind
    let alignment: Alignment
    let view: Content

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emitWithSlot(kind, slot: { view._compose(into: $0) }, content: content) { index, _ in
            tree.setRule(alignment, of: index, in: &tree.alignments)
        }
    }
}

extension Composer {
    /// Emits a modifier with a view in its slot, behind its content.
    func emitWithSlot(
        _ kind: NodeKind, slot: @escaping @MainActor (Composer) -> Void, content: @MainActor (Composer) -> Void,
        payload: (_ index: Int32, _ isNew: Bool) -> Void
    ) {
        let (slotEnvironment, slotScope) = (environment, noteScope)
        let index = emit(
            kind,
            content: { composer in
                content(composer)
                composer.emitSlots(slot)
            }, payload: payload)
        guard let index else { return }
        tree.slotContents[index] = SlotContent { composer in
            (composer.environment, composer.noteScope) = (slotEnvironment, slotScope)
            composer.emitSlot(slot)
        }
    }

    /// Emits as many slots as there were; the first time, one.
    private func emitSlots(_ content: @MainActor (Composer) -> Void) {
        repeat { emitSlot(content) } while nextIsSlot
    }

    private func emitSlot(_ content: @MainActor (Composer) -> Void) {
        emit(.slot, content: { $0.inStack(nil, content) })
    }
}
