import Foundation
import RegionModel

/// An outline that fills the room it is offered.
///
/// Shapes of one's own say their outline by `path(in:)`.
public nonisolated protocol Shape: PrimitiveView, Animatable, Sendable {
    /// The outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// Whether the outline is mirrored in right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The outline as a picture draws it whatever the size of the frame; `nil` for one that follows from `path(in:)`.
    var _outline: ElementAppearance.Shape? { get }
}

extension Shape {
    /// The outline is mirrored in right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The outline follows from `path(in:)`.
    public var _outline: ElementAppearance.Shape? { nil }

    /// Composes the shape, filled with what it inherits.
    @MainActor public func _compose(into composer: Composer) {
        PaintedShape(shape: self, fill: ForegroundStyle())._compose(into: composer)
    }

    /// The outline in a frame of a size, mirrored where the direction asks for it.
    func outline(in size: CGSize, direction: LayoutDirection) -> ElementAppearance.Shape {
        if let outline = _outline { return outline }
        let path = path(in: CGRect(origin: .zero, size: size)).outline
        guard layoutDirectionBehavior.isMirrored(in: direction) else { return .path(path) }
        return .path(path.mapPoints { CGPoint(x: size.width - $0.x, y: $0.y) })
    }
}

extension Path: Shape {
    /// The outline itself, wherever the rectangle is.
    public func path(in rect: CGRect) -> Path { self }
}
