extension View {
    /// Runs an action when a scroll view does something else; nobody scrolls here.
    public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View {
        self
    }

    /// Says how what is scrolled looks under bars; it looks the same here.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    /// Says whether what is scrolled looks different under bars; it looks the same here.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

    /// Flashes the indicators of the scroll views in the view; there are none here.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes the indicators of the scroll views in the view when a value changes; there are none here.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Changes the view on its way through a scroll view; it looks as in the middle here.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Changes the view on its way into a scroll view and out of it; it looks as in the middle here.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Runs an action when other views are seen in a scroll view; nobody scrolls here.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}
