import Foundation
import RegionModel

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
    private let shape: any Shape

    /// Hides a shape's type.
    public init<Content: Shape>(_ shape: Content) { self.shape = shape }

    /// The shape's outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// As the shape itself.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// As the shape itself.
    public var _outline: ElementAppearance.Shape? { shape._outline }
}
