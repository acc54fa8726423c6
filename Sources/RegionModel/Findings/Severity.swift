/// How bad a finding is.
public enum Severity: String, Hashable, CaseIterable, Sendable, Codable {
    /// Worth knowing; nothing need be done.
    case note
    /// People can live with it, but it should not stay.
    case warning
    /// Something cannot be touched or read where it is.
    case error
}

extension Severity: Comparable {
    /// Whether the left one is less bad.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
