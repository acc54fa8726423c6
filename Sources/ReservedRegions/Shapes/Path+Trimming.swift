import Foundation
import RegionModel

extension Path {
    /// The part of the outline between two shares of its length, each from 0 to 1.
    ///
    /// - Complexity: O(n) in the steps; lengths of curves are taken from sixteen chords each.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let pieces = Piece.all(of: outline)
        let length = pieces.reduce(0) { $0 + $1.length }
        let (low, high) = (max(0, from) * length, min(1, to) * length)
        guard length.isFinite, low < high else { return Path() }
        var result = Path()
        var position: CGFloat = 0
        for piece in pieces {
            let (start, end) = (position, position + piece.length)
            position = end
            guard piece.length > 0, end > low, start < high else { continue }
            let part = piece.part(
                from: piece.time(at: max(0, low - start)), to: piece.time(at: min(piece.length, high - start)))
            if result.currentPoint != part[0] { result.move(to: part[0]) }
            if piece.isLine {
                result.addLine(to: part[3])
            } else {
                result.addCurve(to: part[3], control1: part[1], control2: part[2])
            }
        }
        return result
    }
}

/// A line or a curve between two points, as a cubic curve, with its length.
private struct Piece {
    private static let chordCount = 16

    let points: [CGPoint]
    let isLine: Bool
    /// The length up to the end of each chord.
    private let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ points: [CGPoint], isLine: Bool) {
        (self.points, self.isLine) = (points, isLine)
        var lengths: [CGFloat] = [0]
        var last = points[0]
        for step in 1...Self.chordCount {
            let next = Self.split(points, at: CGFloat(step) / CGFloat(Self.chordCount)).0[3]
            lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        self.lengths = lengths
    }

    static func all(of outline: OutlinePath) -> [Piece] {
        var (pieces, position, start) = ([Piece](), CGPoint.zero, CGPoint.zero)
        func line(to end: CGPoint) {
            let between = { (share: CGFloat) in Self.between(position, end, share) }
            pieces.append(Piece([position, between(1 / 3), between(2 / 3), end], isLine: true))
        }
        for segment in outline.segments {
            switch segment {
            case .move(let point): start = point
            case .line(let point): line(to: point)
            case .curve(let first, let second, let end):
                pieces.append(Piece([position, first, second, end], isLine: false))
            case .close: line(to: start)
            }
            position = segment.end ?? start
        }
        return pieces
    }

    /// The curve's parameter at a length from its start.
    func time(at length: CGFloat) -> CGFloat {
        guard let step = lengths.firstIndex(where: { $0 >= length }), step > 0 else { return length > 0 ? 1 : 0 }
        let chord = lengths[step] - lengths[step - 1]
        let share = chord > 0 ? (length - lengths[step - 1]) / chord : 1
        return (CGFloat(step - 1) + share) / CGFloat(Self.chordCount)
    }

    /// The points of the curve between two parameters.
    func part(from: CGFloat, to: CGFloat) -> [CGPoint] {
        let rest = from > 0 ? Self.split(points, at: from).1 : points
        return to < 1 ? Self.split(rest, at: (to - from) / (1 - from)).0 : rest
    }

    /// The two curves that a curve is made of, before and after a parameter.
    private static func split(_ points: [CGPoint], at time: CGFloat) -> ([CGPoint], [CGPoint]) {
        let (a, b, c) = (
            between(points[0], points[1], time), between(points[1], points[2], time),
            between(points[2], points[3], time)
        )
        let (d, e) = (between(a, b, time), between(b, c, time))
        let middle = between(d, e, time)
        return ([points[0], a, d, middle], [middle, e, c, points[3]])
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
}

/// A part of a shape's outline.
public nonisolated struct TrimmedShape<Base: Shape>: Shape {
    let base: Base
    let from: CGFloat
    let to: CGFloat

    /// The part of the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }

    /// As the shape itself.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape {
    /// The part of the outline between two shares of its length, each from 0 to 1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
        TrimmedShape(base: self, from: startFraction, to: endFraction)
    }
}
