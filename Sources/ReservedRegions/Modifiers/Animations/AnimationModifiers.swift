extension View {
    /// Animates the view when a value changes; it changes at once here.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }

    /// Animates whatever changes in the view; it changes at once here.
    public func animation(_ animation: Animation?) -> some View { self }

    /// Animates what the closure changes about the view; it changes at once here.
    public func animation<Changed: View>(
        _ animation: Animation?, @ViewBuilder body: (Self) -> Changed
    ) -> some View { body(self) }

    /// Changes what goes along with changes of state in the view; they are complete at once here.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Changes what goes along with a change of a value in the view; it is complete at once here.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    /// Says how the view comes and goes; it is there or not here.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// Says how the view comes and goes; it is there or not here.
    public func transition<Change: Transition>(_ transition: Change) -> some View { self }

    /// Says how the view's content gives way to other content; it does at once here.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Lets the view's size change together with what is in it, which it does here anyway.
    public func geometryGroup() -> some View { self }

    /// Says that views of the same name are one that moves. Each stands where it is laid out here.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Names the view as one that another grows from; nothing grows here.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Says how a destination comes; it is there at once here.
    public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
}

extension Binding {
    /// A binding whose changes are animated; they are complete at once here.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// A binding with something that goes along with its changes; they are complete at once here.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
