/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// It is being touched.
    case tracking
    /// It is being scrolled.
    case interacting
    /// It is coming to rest.
    case decelerating
    /// It is moving by itself.
    case animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}
