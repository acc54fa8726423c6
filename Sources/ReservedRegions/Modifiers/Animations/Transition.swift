/// How a view comes and goes, described by what it looks like meanwhile; it is there or not here.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of what the view looks like.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// What the view looks like in a phase of its coming and going.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    /// This transition and another at the same time.
    public func combined<Other: Transition>(with other: Other) -> some Transition { self }
    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition { self }
}

/// A view blurs while another takes its place.
public struct BlurReplaceTransition: Transition {
    /// Blurs while another view takes its place.
    public nonisolated init() {}

    /// The view itself.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
    /// A view blurs while another takes its place.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}
