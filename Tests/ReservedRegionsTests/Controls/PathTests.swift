import Foundation
import Testing

@testable import ReservedRegions

@Suite("Paths")
struct PathTests {
    /// The points of a path, curves by many of their points.
    private func trace(_ path: Path) -> [CGPoint] {
        var (points, position) = ([CGPoint](), CGPoint.zero)
        for segment in path.outline.segments {
            if case .curve(let first, let second, let end) = segment {
                for step in 0...20 {
                    let t = Double(step) / 20
                    let weights = [pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), pow(t, 3)]
                    let all = zip([position, first, second, end], weights)
                    points.append(
                        CGPoint(x: all.reduce(0) { $0 + $1.0.x * $1.1 }, y: all.reduce(0) { $0 + $1.0.y * $1.1 }))
                }
            }
            if let end = segment.end {
                points.append(end)
                position = end
            }
        }
        return points
    }

    @Test(
        "An arc runs on its circle from one angle to the other, on the side that is asked for",
        arguments: [
            (0.0, 90.0, false, 45.0), (0, 90, true, 225), (90, 0, false, 225), (-30, 200, false, 85),
            (0, 360, false, 180), (10, 370, true, 190),
        ])
    func arcs(from: Double, to: Double, clockwise: Bool, middle: Double) throws {
        let center = CGPoint(x: 5, y: 7)
        let path = Path {
            $0.addArc(
                center: center, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
        }
        let points = trace(path)
        #expect(points.allSatisfy { abs(hypot($0.x - center.x, $0.y - center.y) - 10) < 0.01 })
        let at = { (degrees: Double) in
            CGPoint(x: 5 + 10 * cos(degrees * .pi / 180), y: 7 + 10 * sin(degrees * .pi / 180))
        }
        let distance = { (a: CGPoint, b: CGPoint) in hypot(a.x - b.x, a.y - b.y) }
        #expect(distance(points[0], at(from)) < 1e-9)
        #expect(distance(try #require(points.last), at(to)) < 1e-9)
        #expect(points.contains { distance($0, at(middle)) < 0.5 })
    }

    @Test("A rounded corner touches both of its lines")
    func tangents() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        }
        let points = trace(path)
        #expect(abs(points[1].x - 15) < 1e-9 && abs(points[1].y) < 1e-9)
        #expect(points.dropFirst().allSatisfy { abs(hypot($0.x - 15, $0.y - 5) - 5) < 0.01 })
    }

    @Test("Rounded rectangles and ellipses fill their rectangles, with radii no larger than fit")
    func bounds() {
        let rect = CGRect(x: 3, y: 4, width: 30, height: 12)
        let paths = [
            Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 4),
            Path(roundedRect: rect, cornerRadius: 400), Path(roundedRect: rect, cornerRadius: -4),
            Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 5, bottomTrailing: 50)),
        ]
        for path in paths {
            let bounds = path.boundingRect
            #expect(abs(bounds.minX - 3) < 1e-9 && abs(bounds.maxY - 16) < 1e-9 && abs(bounds.width - 30) < 1e-9)
        }
        #expect(Path().isEmpty && Path().boundingRect.isNull)
    }

    @Test("Curves and lines go on from where the last step ended")
    func steps() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 7, y: 1), control: CGPoint(x: 4, y: 4))
        #expect(
            path.outline.segments.last
                == .curve(CGPoint(x: 3, y: 3), CGPoint(x: 5, y: 3), to: CGPoint(x: 7, y: 1)))
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1) && path.outline.segments.count == 3)
    }

    @Test("A part of an outline has its share of the length, and lies on it")
    func trimming() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let part = square.trimmedPath(from: 0.125, to: 0.5)
        #expect(
            part.outline.segments == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
            ])
        let half = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0.25, to: 0.5)
        let points = trace(half)
        #expect(points.allSatisfy { abs(hypot($0.x, $0.y) - 10) < 0.01 })
        let last = try #require(points.last)
        #expect(abs(points[0].y - 10) < 0.01 && abs(last.x + 10) < 0.01)
        #expect(square.trimmedPath(from: -3, to: 7).boundingRect == square.boundingRect)
        #expect(square.trimmedPath(from: .nan, to: .nan).boundingRect == square.boundingRect)
        #expect(square.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 1).isEmpty)
    }

    @Test("Transforms are done in the order in which they are written")
    func transforms() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(transform)
        #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 3) < 1e-9)
        let path = Path(CGRect(x: 0, y: 0, width: 1, height: 2)).applying(CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.offsetBy(dx: 1, dy: 0).boundingRect == CGRect(x: 1, y: 0, width: 2, height: 4))
    }
}
