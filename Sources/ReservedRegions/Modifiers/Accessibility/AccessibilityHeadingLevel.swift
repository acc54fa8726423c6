/// Of which order a title is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// Of no particular order.
    case unspecified
    /// From the first to the last.
    case h1, h2, h3, h4, h5, h6
}
