import Foundation
import RegionModel

/// A shape that is filled, stroked or both, as a view.
public nonisolated struct PaintedShape<Outline: Shape>: PrimitiveView, Sendable {
    /// The shape.
    public let shape: Outline
    private var filling: (any ShapeStyle)?
    private var fillStyle = FillStyle()
    private var stroking: (any ShapeStyle)?
    private var strokeStyle = StrokeStyle()

    init(shape: Outline, fill: any ShapeStyle, style: FillStyle = FillStyle()) {
        (self.shape, filling, fillStyle) = (shape, fill, style)
    }

    init(shape: Outline, stroke: any ShapeStyle, style: StrokeStyle) {
        (self.shape, stroking, strokeStyle) = (shape, stroke, style)
    }

    /// Composes the shape in the colours that it has in its surroundings.
    @MainActor public func _compose(into composer: Composer) {
        let appearance = appearance(in: composer.environment)
        if let outline = shape._outline, !fillStyle.isEOFilled {
            var fixed = appearance
            fixed.shape = outline
            composer.emitShape(fixed)
            return
        }
        let (shape, isEvenOdd) = (shape, fillStyle.isEOFilled)
        composer.emitDrawing { drawing in
            var result = appearance
            result.shape = shape.outline(in: drawing.size, direction: drawing.direction)
            if case .path(var path) = result.shape, isEvenOdd {
                path.isEvenOdd = true
                result.shape = .path(path)
            }
            return result
        }
    }

    private func appearance(in environment: EnvironmentValues) -> ElementAppearance {
        let paint = filling?._paint(in: environment)
        var result = ElementAppearance(
            fill: paint?.color, stroke: stroking?._paint(in: environment).color, strokeWidth: strokeStyle.lineWidth)
        (result.gradient, result.line) = (paint?.gradient, strokeStyle.line)
        return result
    }

    /// The shape filled, in place of what filled it before.
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> PaintedShape {
        var result = self
        (result.filling, result.fillStyle) = (content, style)
        return result
    }

    /// The shape with its outline stroked too, half of it outside.
    ///
    /// - Parameter lineWidth: In points.
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> PaintedShape {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape with its outline stroked too, half of it outside.
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> PaintedShape {
        var result = self
        (result.stroking, result.strokeStyle) = (content, style)
        return result
    }
}

extension PaintedShape where Outline: InsettableShape {
    /// The shape with its outline stroked over it, all of it inside.
    ///
    /// - Parameter lineWidth: In points.
    @MainActor public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
        overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
    }

    /// The shape with its outline stroked over it, all of it inside.
    @MainActor public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        overlay { shape.strokeBorder(content, style: style) }
    }
}

extension Shape {
    /// The shape, filled.
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(shape: self, fill: content, style: style)
    }

    /// The shape, filled with what it inherits.
    public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(shape: self, fill: ForegroundStyle(), style: style)
    }

    /// The outline of the shape, half of it outside.
    ///
    /// - Parameter lineWidth: In points.
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        PaintedShape(shape: self, stroke: content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the shape, half of it outside.
    public func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self> {
        PaintedShape(shape: self, stroke: content, style: style)
    }

    /// The outline of the shape, half of it outside, in the colour that it inherits.
    ///
    /// - Parameter lineWidth: In points.
    public func stroke(lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        PaintedShape(shape: self, stroke: ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the shape, half of it outside, in the colour that it inherits.
    public func stroke(style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, stroke: ForegroundStyle(), style: style)
    }
}

extension InsettableShape {
    /// The outline of the shape, all of it inside.
    ///
    /// - Parameter lineWidth: In points.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<InsetShape> {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// The outline of the shape, all of it inside.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// The outline of the shape, all of it inside, in the colour that it inherits.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<InsetShape> {
        inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
    }

    /// The outline of the shape, all of it inside, in the colour that it inherits.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(style: style)
    }
}
