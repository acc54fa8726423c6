/// Where the lines of a text lie that are shorter than the longest.
public enum TextAlignment: String, Hashable, CaseIterable, Sendable, Codable {
    /// At the edge where lines begin.
    case leading
    /// In the middle.
    case center
    /// At the edge where lines end.
    case trailing
}
