/// A change of views that has a name, can be used on any view, and may keep state of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of what the modifier makes.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ModifierContent<Self>

    /// What the modifier makes of a view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is used on, as the modifier sees it.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
    fileprivate let compose: @MainActor (Composer) -> Void

    /// Composes the modified view.
    public func _compose(into composer: Composer) { compose(composer) }
}

/// A view with a modifier of one's own around it.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier

    /// A view and what changes it.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// Composes what the modifier makes of the view.
    public func _compose(into composer: Composer) {
        let content = content
        composer.emitScope(modifier) { modifier in
            modifier.body(content: ModifierContent { content._compose(into: $0) })
        }
    }
}

/// A modifier whose data can be animated; newer source says `ViewModifier` and `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
    /// Changes the view by a modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// This modifier and, around it, another.
    public func concat<Outer: ViewModifier>(_ modifier: Outer) -> some ViewModifier {
        ModifierPair(inner: self, outer: modifier)
    }
}

private struct ModifierPair<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
    let inner: Inner
    let outer: Outer

    func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// A modifier that changes nothing.
    public nonisolated static let identity = EmptyModifier()

    /// A modifier that changes nothing.
    public nonisolated init() {}

    /// The view itself.
    public func body(content: Content) -> some View { content }
}
