/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the platform sees fit.
    case automatic
    /// It is seen.
    case visible
    /// It is not seen.
    case hidden
}
