extension View {
    /// Says whether the view answers to touches. Controls in it are controls to reports all the same.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    /// Says of which shape the view is to touches; to reports it is its frame.
    public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }

    /// Says of which shape the view is to touches and more; to reports it is its frame.
    public func contentShape<Outline: Shape>(
        _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
    ) -> some View { self }

    /// Runs an action when a pointer comes over the view or leaves it; there is none here.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Runs an action while a pointer moves over the view; there is none here.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Says how the view looks under a pointer; there is none here.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Says how the view looks under a pointer, if it is to; there is none here.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    /// Says where the edges of the screen leave gestures to the app; there are none here.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Says what a view says when a pointer rests on it; there is none here.
    public func help(_ text: Text) -> some View { self }

    /// Says what a view says when a pointer rests on it; there is none here.
    public func help<Help: StringProtocol>(_ text: Help) -> some View { self }
}
