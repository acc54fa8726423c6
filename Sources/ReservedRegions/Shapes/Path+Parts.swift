import Foundation
import RegionModel

extension Path {
    /// How far the control points of a quarter of a circle are from its ends, as a share of the radius.
    private static let quarter: CGFloat = 0.552_284_749_830_793_4

    /// A rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Several rectangles.
    public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Straight lines from the first point through all others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        lines.dropFirst().forEach { addLine(to: $0) }
    }

    /// An ellipse, from its right end down and around.
    public mutating func addEllipse(in rect: CGRect) {
        let (width, height) = (rect.width / 2, rect.height / 2)
        let at = { (x: CGFloat, y: CGFloat) in CGPoint(x: rect.midX + x * width, y: rect.midY + y * height) }
        move(to: at(1, 0))
        for (x, y) in [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)] {
            // The quarter comes from where a turn back by a right angle leads.
            let (fromX, fromY) = (y, -x)
            addCurve(
                to: at(x, y), control1: at(fromX + x * Self.quarter, fromY + y * Self.quarter),
                control2: at(x + fromX * Self.quarter, y + fromY * Self.quarter))
        }
        closeSubpath()
    }

    /// A rectangle with rounded corners; quarters of ellipses here, whatever the style.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let width = min(max(0, cornerSize.width), rect.width / 2)
        let height = min(max(0, cornerSize.height), rect.height / 2)
        let corner = CGSize(width: width, height: height)
        addRect(rect, corners: [corner, corner, corner, corner])
    }

    /// A rectangle with corners of different radii, each at most half the shorter side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let limit = min(rect.width, rect.height) / 2
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        addRect(
            rect,
            corners: radii.map { radius in
                let radius = min(max(0, radius), limit)
                return CGSize(width: radius, height: radius)
            })
    }

    /// A rectangle with the given corners, from the top left one clockwise.
    private mutating func addRect(_ rect: CGRect, corners: [CGSize]) {
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
        let points = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        // Unit steps along the edges that come into a corner.
        let arrivals = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
        move(to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY))
        for index in [1, 2, 3, 0] {
            let (point, corner) = (points[index], corners[index])
            let (inX, inY) = arrivals[index]
            let (outX, outY) = arrivals[(index + 1) % 4]
            let at = { (x: CGFloat, y: CGFloat, share: CGFloat) in
                CGPoint(x: point.x + x * corner.width * share, y: point.y + y * corner.height * share)
            }
            addLine(to: at(-inX, -inY, 1))
            guard corner.width > 0, corner.height > 0 else { continue }
            addCurve(
                to: at(outX, outY, 1), control1: at(-inX, -inY, 1 - Self.quarter),
                control2: at(outX, outY, 1 - Self.quarter))
        }
        closeSubpath()
    }

    /// The steps of another outline.
    public mutating func addPath(_ path: Path) {
        for segment in path.outline.segments {
            switch segment {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .curve(let first, let second, let end): addCurve(to: end, control1: first, control2: second)
            case .close: closeSubpath()
            }
        }
    }

    /// The steps of another outline, moved by a transform.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }
}
