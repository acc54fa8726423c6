import Foundation

/// An outline of straight lines and cubic curves, relative to the top left corner of what is drawn.
public struct OutlinePath: Hashable, Sendable {
    /// One step along an outline, from where the last one ended; all points in points.
    public enum Segment: Hashable, Sendable {
        /// Begins a part.
        case move(CGPoint)
        /// A straight line.
        case line(CGPoint)
        /// A cubic curve with two control points.
        case curve(CGPoint, CGPoint, to: CGPoint)
        /// A straight line back to where the part began.
        case close
    }

    /// The steps in order.
    public var segments: [Segment]
    /// Whether what two parts enclose is outside again; otherwise the turns around a point decide.
    public var isEvenOdd: Bool

    /// An outline of the given steps.
    public init(_ segments: [Segment] = [], isEvenOdd: Bool = false) {
        self.segments = segments
        self.isEvenOdd = isEvenOdd
    }

    /// The outline with each point moved elsewhere.
    public func mapPoints(_ map: (CGPoint) -> CGPoint) -> OutlinePath {
        let moved = segments.map { segment -> Segment in
            switch segment {
            case .move(let point): .move(map(point))
            case .line(let point): .line(map(point))
            case .curve(let first, let second, let end): .curve(map(first), map(second), to: map(end))
            case .close: .close
            }
        }
        return OutlinePath(moved, isEvenOdd: isEvenOdd)
    }
}
