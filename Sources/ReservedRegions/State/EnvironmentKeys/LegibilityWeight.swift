/// Whether people want text in bold.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// In bold.
    case bold
}
