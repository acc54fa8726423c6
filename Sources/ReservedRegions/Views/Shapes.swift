import Foundation
import RegionModel

/// An outline that fills the room it is offered.
public protocol Shape: PrimitiveView, Sendable {
    /// The outline within a frame, as a picture draws it.
    nonisolated var _outline: ElementAppearance.Shape { get }
}

extension Shape {
    /// Composes the shape, filled with what it inherits.
    public func _compose(into composer: Composer) {
        composer.emitShape(
            ElementAppearance(shape: _outline, fill: composer.environment.foreground ?? Color.primary.rgba))
    }

    /// The shape, filled.
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
        PaintedShape(outline: _outline, fill: style, stroke: nil, lineWidth: 0)
    }

    /// The outline of the shape, half of it outside.
    ///
    /// - Parameter lineWidth: In points.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        PaintedShape(outline: _outline, fill: nil, stroke: style, lineWidth: lineWidth)
    }

    /// The outline of the shape, all of it inside.
    ///
    /// - Parameter lineWidth: In points.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        PaintedShape(outline: _outline, fill: nil, stroke: style, lineWidth: lineWidth).padding(lineWidth / 2)
    }
}

private struct PaintedShape: PrimitiveView {
    let outline: ElementAppearance.Shape
    let fill: (any ShapeStyle)?
    let stroke: (any ShapeStyle)?
    let lineWidth: CGFloat

    func _compose(into composer: Composer) {
        let environment = composer.environment
        composer.emitShape(
            ElementAppearance(
                shape: outline, fill: fill?.resolved(in: environment), stroke: stroke?.resolved(in: environment),
                strokeWidth: lineWidth))
    }
}

/// A rectangle.
public struct Rectangle: Shape {
    /// A rectangle.
    public nonisolated init() {}
    /// The frame itself.
    public nonisolated var _outline: ElementAppearance.Shape { .rectangle }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat

    /// A rectangle whose corners have the given radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    /// The frame with rounded corners.
    public nonisolated var _outline: ElementAppearance.Shape { .roundedRectangle(cornerRadius: cornerRadius) }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// By quarters of a circle.
    case circular
    /// Without a jump in the curvature; drawn as quarters of a circle here.
    case continuous
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    /// A capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
    /// The frame with half circles at its ends.
    public nonisolated var _outline: ElementAppearance.Shape { .capsule }
}

/// The largest circle in the middle of the room.
public struct Circle: Shape {
    /// A circle.
    public nonisolated init() {}
    /// The circle in the frame.
    public nonisolated var _outline: ElementAppearance.Shape { .circle }
}

/// An ellipse that touches all four edges.
public struct Ellipse: Shape {
    /// An ellipse.
    public nonisolated init() {}
    /// The ellipse in the frame.
    public nonisolated var _outline: ElementAppearance.Shape { .ellipse }
}

extension Composer {
    /// Emits a leaf that fills the room it is offered.
    func emitShape(_ appearance: ElementAppearance) {
        emitLeaf(.shape) { index, _ in
            tree.nodes[Int(index)].payload = tree.appearances.number(of: appearance)
        }
    }
}
