/// Where a view is in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It is going.
    case didDisappear

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }

    /// A number for what is different: -1 before, 0 while it is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
