import Foundation
import RegionModel

/// An outline of lines and curves in a view's own coordinates, in points.
public struct Path: Hashable, Sendable {
    var outline = OutlinePath()
    /// Where the part that is being drawn began.
    private var start = CGPoint.zero
    private var end: CGPoint?

    /// An outline without parts.
    public init() {}

    /// An outline that is drawn step by step.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with rounded corners, all of one radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of different radii.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// An ellipse.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    init(_ outline: OutlinePath) {
        self.outline = outline
        end = outline.segments.reversed().lazy.compactMap(\.end).first
    }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { outline.segments.isEmpty }

    /// Where the next step begins, or `nil` before the first.
    public var currentPoint: CGPoint? { end }

    /// Begins a part at a point.
    public mutating func move(to point: CGPoint) {
        outline.segments.append(.move(point))
        (start, end) = (point, point)
    }

    /// A straight line from where the last step ended; the first step only begins there.
    public mutating func addLine(to point: CGPoint) {
        guard end != nil else { return move(to: point) }
        outline.segments.append(.line(point))
        end = point
    }

    /// A cubic curve from where the last step ended.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        if end == nil { move(to: control1) }
        outline.segments.append(.curve(control1, control2, to: point))
        end = point
    }

    /// A quadratic curve from where the last step ended.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        let start = end ?? control
        let toward = { (point: CGPoint) in
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: point, control1: toward(start), control2: toward(point))
    }

    /// A straight line back to where the part began.
    public mutating func closeSubpath() {
        guard end != nil, outline.segments.last != .close else { return }
        outline.segments.append(.close)
        end = start
    }
}

extension OutlinePath.Segment {
    /// Where the step ends; `nil` for one that ends where its part began.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .curve(_, _, let point): point
        case .close: nil
        }
    }
}
