/// Controls in rows, for data that people enter. It is laid out as a list of its kind.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Controls in rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Composes the rows.
    public func _compose(into composer: Composer) {
        composer.emitList("Form", style: .insetGrouped) { content._compose(into: $0) }
    }
}
