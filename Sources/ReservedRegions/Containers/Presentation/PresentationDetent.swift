import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat), height(CGFloat)
    }

    private let kind: Kind

    /// About half of the window.
    public static let medium = PresentationDetent(kind: .medium)
    /// All that a sheet may have.
    public static let large = PresentationDetent(kind: .large)
    /// A part of what a sheet may have.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}
