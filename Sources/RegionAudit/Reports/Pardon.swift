/// Why a finding is told of and fails nothing.
public enum Pardon: Hashable, Sendable {
    /// It is in the baseline: it was there before.
    case known
    /// The settings ignore it, for the reason that they give.
    case ignored(reason: String)
}
