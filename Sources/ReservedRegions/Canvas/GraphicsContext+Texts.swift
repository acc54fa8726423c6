import Foundation
import RegionModel

extension GraphicsContext {
    /// A text with the font and the colour that it has on the canvas.
    public struct ResolvedText {
        fileprivate let request: TextRequest
        fileprivate let measurer: any TextMeasurer
        /// What the text is drawn with.
        public var shading: Shading

        /// The size that the text takes within a size, in points.
        public func measure(in size: CGSize) -> CGSize { measurement(in: size.width).size }

        /// The distance from the top to the first baseline within a size, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { measurement(in: size.width).firstBaseline }

        /// The distance from the top to the last baseline within a size, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { measurement(in: size.width).lastBaseline }

        fileprivate func measurement(in width: CGFloat?) -> TextMeasurement {
            var asked = request
            asked.width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
            return measurer.measure(asked)
        }
    }

    /// The text with the font and the colour that it has here.
    public func resolve(_ text: Text) -> ResolvedText {
        let color = text.color(in: environment) ?? Color.primary.rgba
        return ResolvedText(
            request: text.request(in: environment), measurer: measurer, shading: .color(Color(rgba: color)))
    }

    /// Draws a text, a point of its box at a point of the canvas.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text, a point of its box at a point of the canvas.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let measured = text.measurement(in: nil)
        let (width, height) = (measured.size.width, measured.size.height)
        draw(text, measured, at: CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height))
    }

    /// Draws a text in a rectangle; lines that do not fit its width are broken.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in a rectangle; lines that do not fit its width are broken.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let measured = text.measurement(in: rect.width)
        let isReversed = text.request.direction == .rightToLeft
        draw(text, measured, at: CGPoint(x: isReversed ? rect.maxX - measured.size.width : rect.minX, y: rect.minY))
    }

    /// The box is moved and scaled by the transform, and not turned.
    private func draw(_ text: ResolvedText, _ measured: TextMeasurement, at corner: CGPoint) {
        let (scale, size) = (scale, measured.size)
        let middle = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2).applying(transform)
        let frame = CGRect(
            x: middle.x - size.width * scale / 2, y: middle.y - size.height * scale / 2, width: size.width * scale,
            height: size.height * scale)
        var style = text.request.style
        style.size *= scale
        style.tracking *= scale
        let color = text.shading.paint(in: environment, frame: frame, transform: transform).color
        let lines = measured.lines.map { line in
            var placed = line
            placed.frame = CGRect(
                x: frame.minX + line.frame.minX * scale, y: frame.minY + line.frame.minY * scale,
                width: line.frame.width * scale, height: line.frame.height * scale)
            placed.baseline = frame.minY + line.baseline * scale
            return placed
        }
        add(
            ElementAppearance.Mark(
                frame: frame, appearance: ElementAppearance(opacity: opacity, textColor: color, textStyle: style),
                lines: lines))
    }
}
