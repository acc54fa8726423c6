/// Whether a window is seen and answers to people.
public enum ScenePhase: String, Hashable, CaseIterable, Sendable, Codable {
    /// It may not be seen.
    case background
    /// It is seen and does not answer.
    case inactive
    /// It is seen and answers.
    case active
}

extension ScenePhase: Comparable {
    /// Whether the one is further from being active than the other.
    public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.order < rhs.order }

    private var order: Int {
        switch self {
        case .background: 0
        case .inactive: 1
        case .active: 2
        }
    }
}
