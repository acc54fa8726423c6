/// A view that goes through phases; it stays in the first here.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let first: Phase?
    private let content: (Phase) -> Content

    /// A view that goes through phases whenever a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (first, self.content) = (phases.first { _ in true }, content)
    }

    /// A view that goes through phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (first, self.content) = (phases.first { _ in true }, content)
    }

    /// The view in its first phase.
    public var body: some View {
        if let first { content(first) }
    }
}

extension View {
    /// Lets the view go through phases again and again; it stays in the first here.
    public func phaseAnimator<Phase: Equatable, Changed: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView { self._compose(into: $0) }, $0) }
    }

    /// Lets the view go through phases whenever a value changes; it stays in the first here.
    public func phaseAnimator<Phase: Equatable, Changed: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView { self._compose(into: $0) }, $0) }
    }
}
