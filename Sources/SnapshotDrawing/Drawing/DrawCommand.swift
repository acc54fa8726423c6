import Foundation
import RegionModel

/// One step of drawing a picture; the same steps make an SVG, a PNG and a PDF.
enum DrawCommand: Sendable {
    case shape(PictureShape, Paint)
    case text(GlyphRun, Paint)
    /// What follows up to `end` is cut off at the shape.
    case beginClip(CGRect, cornerRadius: CGFloat)
    /// What follows up to `end` belongs together; SVG says so to pages and screen readers.
    case beginGroup(title: String, number: Int?)
    /// What follows up to `end` is turned clockwise about a point.
    case beginTurn(Angle, about: CGPoint)
    case end
}
