/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or the leading edge.
    case topLeading
    /// In the middle.
    case identity
    /// Gone at the bottom or the trailing edge.
    case bottomTrailing

    /// Whether it is in the middle.
    public var isIdentity: Bool { self == .identity }

    /// A number for where it is: -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
