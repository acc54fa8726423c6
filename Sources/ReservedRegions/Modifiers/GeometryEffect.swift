import Foundation

/// A modifier that transforms what is drawn of a view; it is drawn as it is laid out here.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
    /// What becomes of a view of a size, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view itself.
    public func body(content: Content) -> Content { content }
}
