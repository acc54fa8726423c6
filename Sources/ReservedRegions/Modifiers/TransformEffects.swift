import Foundation

extension View {
    /// Transforms what is drawn; it is drawn as it is laid out here.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

    /// Transforms what is drawn, in space; it is drawn as it is laid out here.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}
