import Foundation
import RegionModel

/// How what is drawn differs in size and place from what is laid out: each coordinate is multiplied, then moved.
struct DrawnScale {
    private var factorX = 1.0
    private var factorY = 1.0
    private var shiftX = 0.0
    private var shiftY = 0.0

    var isIdentity: Bool { factorX == 1 && factorY == 1 && shiftX == 0 && shiftY == 0 }

    /// How much wider things are drawn.
    var x: CGFloat { abs(factorX) }
    /// How much higher things are drawn.
    var y: CGFloat { abs(factorY) }

    /// Where a laid-out frame is drawn.
    func apply(to frame: CGRect) -> CGRect {
        guard !isIdentity else { return frame }
        return CGRect(
            x: frame.minX * factorX + shiftX, y: frame.minY * factorY + shiftY, width: frame.width * factorX,
            height: frame.height * factorY
        ).standardized
    }

    /// Moves what is in a view further, by lengths in the scale around it.
    mutating func move(x: Double, y: Double) {
        shiftX += x * factorX
        shiftY += y * factorY
    }

    /// Scales what is in a view further, around a point that is laid out in the window.
    mutating func scale(x: Double, y: Double, around point: CGPoint) {
        shiftX += point.x * factorX * (1 - x)
        shiftY += point.y * factorY * (1 - y)
        factorX *= x
        factorY *= y
    }
}

extension ElementAppearance {
    /// The appearance, larger or smaller.
    func scaled(x: CGFloat, y: CGFloat) -> ElementAppearance {
        let mean = (x * y).squareRoot()
        var result = self
        result.shape = shape.scaled(x: x, y: y)
        result.strokeWidth *= mean
        result.line.dash = line.dash.map { $0 * mean }
        result.line.dashPhase *= mean
        result.textStyle?.size *= y
        result.textStyle?.tracking *= x
        if case .radial(let center, let inner, let outer) = gradient?.course {
            result.gradient?.course = .radial(center: center, from: inner * mean, to: outer * mean)
        }
        result.marks = marks.map { mark in
            Mark(
                frame: mark.frame.scaled(x: x, y: y), appearance: mark.appearance.scaled(x: x, y: y),
                lines: mark.lines.map { $0.scaled(x: x, y: y) })
        }
        return result
    }
}

extension ElementAppearance.Shape {
    /// The outline of a frame that is larger or smaller.
    func scaled(x: CGFloat, y: CGFloat) -> ElementAppearance.Shape {
        switch self {
        case .roundedRectangle(let radius): .roundedRectangle(cornerRadius: radius * min(x, y))
        case .path(let path): .path(path.mapPoints { CGPoint(x: $0.x * x, y: $0.y * y) })
        case .rectangle, .capsule, .circle, .ellipse: self
        }
    }
}

extension TextLine {
    /// The line, larger or smaller, with its place.
    func scaled(x: CGFloat, y: CGFloat) -> TextLine {
        var result = self
        result.frame = frame.scaled(x: x, y: y)
        result.baseline *= y
        return result
    }
}

extension CGRect {
    fileprivate func scaled(x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(x: minX * x, y: minY * y, width: width * x, height: height * y)
    }
}
