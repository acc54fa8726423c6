/// The name that iOS 27 has for what makes a view of views.
public typealias ContentBuilder = ViewBuilder

/// Makes a view of the views that are written one after the other.
@resultBuilder
@MainActor @preconcurrency
public struct ViewBuilder {
    /// A view written on its own.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view is itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views, one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(repeat each content)
    }

    /// A view that may be absent: `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first of two views: `if`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> { ConditionalContent(.first(first)) }

    /// The second of two views: `else`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> { ConditionalContent(.second(second)) }

    /// Content behind an availability check.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
