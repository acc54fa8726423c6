import Foundation

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a place in points.
    case active(CGPoint)
    /// Elsewhere.
    case ended
}
