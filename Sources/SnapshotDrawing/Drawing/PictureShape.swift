import Foundation

/// What is filled and stroked.
enum PictureShape: Hashable, Sendable {
    /// A rectangle whose corners have a radius of at most half its shorter side.
    case rectangle(CGRect, cornerRadius: CGFloat = 0)
    /// The ellipse that touches the rectangle's four sides.
    case ellipse(CGRect)
    /// Any outline.
    case path(VectorPath)
}

extension PictureShape {
    /// A frame's outline, which is a line where the frame has no thickness: SVG draws no rectangle without.
    init(frame: CGRect, cornerRadius: CGFloat = 0) {
        guard frame.width == 0 || frame.height == 0 else {
            self = .rectangle(frame, cornerRadius: cornerRadius)
            return
        }
        var line = VectorPath()
        line.move(to: CGPoint(x: frame.minX, y: frame.minY))
        line.line(to: CGPoint(x: frame.maxX, y: frame.maxY))
        self = .path(line)
    }
}
