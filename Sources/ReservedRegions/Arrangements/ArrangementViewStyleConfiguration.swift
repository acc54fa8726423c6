/// What a style knows of an arrangement: its two views.
public struct ArrangementViewStyleConfiguration {
    /// The view that matters more, of any type.
    public struct Primary: PrimitiveView {
        fileprivate let part: StylePart

        /// Composes the view.
        public func _compose(into composer: Composer) { part.compose(composer) }
    }

    /// The view beside or behind it, of any type.
    public struct Secondary: PrimitiveView {
        fileprivate let part: StylePart

        /// Composes the view.
        public func _compose(into composer: Composer) { part.compose(composer) }
    }

    /// The view that matters more.
    public let primary: Primary
    /// The view beside or behind it.
    public let secondary: Secondary

    init(primary: StylePart, secondary: StylePart) {
        (self.primary, self.secondary) = (Primary(part: primary), Secondary(part: secondary))
    }
}
