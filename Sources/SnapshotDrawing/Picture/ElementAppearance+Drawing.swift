import Foundation
import RegionModel

extension ElementAppearance {
    private static let widestStroke: CGFloat = 1000
    private static let dashLimit = 64

    /// The colours of the element's shape, or `nil` where nothing is filled and nothing stroked.
    ///
    /// - Parameter opacity: What is around the element lets through, from 0 to 1.
    func paint(in frame: CGRect, opacity around: Double = 1) -> Paint? {
        let opacity = min(opacity, 1) * around
        let placed = gradient.flatMap { PlacedGradient($0, in: frame, opacity: opacity) }
        var ink = fill.map { Ink.color($0.faded(opacity)) }
        if let placed { ink = .gradient(placed) }
        let pen = strokeWidth > 0 ? stroke.map { self.pen($0.faded(opacity)) } : nil
        return ink == nil && pen == nil ? nil : .own(fill: ink, stroke: pen)
    }

    private func pen(_ color: RGBA) -> Pen {
        var line = line
        let isDash = line.dash.allSatisfy { $0 >= 0 && $0.isFinite } && line.dash.contains { $0 > 0 }
        if !isDash || line.dash.count > Self.dashLimit { line.dash = [] }
        if !line.dashPhase.isFinite { line.dashPhase = 0 }
        return Pen(color: color, width: min(strokeWidth, Self.widestStroke), line: line)
    }
}

extension ElementAppearance.Shape {
    /// The outline within an element's frame; `nil` where there is none that can be drawn.
    func outline(in frame: CGRect) -> PictureShape? {
        let shorter = min(frame.width, frame.height)
        switch self {
        case .rectangle: return PictureShape(frame: frame)
        case .roundedRectangle(let radius):
            return PictureShape(frame: frame, cornerRadius: radius > 0 ? min(radius, shorter / 2) : 0)
        case .capsule: return PictureShape(frame: frame, cornerRadius: shorter / 2)
        case .circle:
            return .ellipse(
                CGRect(x: frame.midX - shorter / 2, y: frame.midY - shorter / 2, width: shorter, height: shorter))
        case .ellipse: return .ellipse(frame)
        case .path(let path): return VectorPath(path, at: frame.origin).map(PictureShape.path)
        }
    }
}
