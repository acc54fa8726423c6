/// A part of a screen, described by what it is made of.
///
/// Views are values: an engine composes them into its own tree, lays that out and makes a snapshot of it. See
/// `ViewHost`.
@MainActor @preconcurrency
public protocol View {
    /// The type of what the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Emits the view's nodes. The engine calls it; views are written by their `body`.
    @MainActor func _compose(into composer: Composer)
}

extension View {
    /// Composes the body.
    public func _compose(into composer: Composer) {
        composer.emitScope(self)
    }
}

/// A view that is not made of others: the engine knows what it is.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// A primitive view has no body.
    public var body: Never { fatalError("\(Self.self) is not made of other views") }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { fatalError("there is no value of type Never") }
}
