/// Views that stand around those of several `#Preview`s, with what they share.
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    /// The type of the views.
    associatedtype Body: View
    /// The views of a preview, as they are handed to a modifier.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context

    /// The views around those of a preview.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The views of a preview, as they are handed to a ``PreviewModifier``.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The preview's own views.
    public var body: some View { content }
}
