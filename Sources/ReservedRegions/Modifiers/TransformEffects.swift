import Foundation

extension View {
    /// Transforms what is drawn; it is drawn as it is laid out here.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

    /// Transforms what is drawn, in space; it is drawn as it is laid out here.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

    /// Mirrors what is drawn where people read from right to left; it is drawn as it is laid out here.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
