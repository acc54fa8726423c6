import Foundation
import RegionModel

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
    /// The line at another place.
    func offsetBy(dx: CGFloat, dy: CGFloat) -> TextLine {
        var result = self
        result.frame = frame.offsetBy(dx: dx, dy: dy)
        result.baseline += dy
        return result
    }

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
