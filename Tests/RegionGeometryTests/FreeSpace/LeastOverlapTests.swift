import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("Least overlap")
struct LeastOverlapTests {
    @Test("No place on the grid overlaps less, nor one nearer by as little")
    func optimum() {
        for seed in 1...800 as ClosedRange<UInt64> {
            let room = RandomRoom(seed: seed)
            var random = SeededGenerator(seed: seed &+ 5)
            let bounds = room.bounds
            let size = CGSize(width: random.length(0...5), height: random.length(0...5))
            let point = CGPoint(x: bounds.minX + random.length(-3...12), y: bounds.minY + random.length(-3...12))
            func rank(_ frame: CGRect) -> [CGFloat] {
                let overlap = room.obstacles.reduce(0) {
                    $0 + frame.overlap(with: $1).width * frame.overlap(with: $1).height
                }
                return [overlap, abs(frame.minX - point.x) + abs(frame.minY - point.y)]
            }
            let frames = (0...max(0, Int(bounds.width - size.width))).flatMap { x in
                (0...max(0, Int(bounds.height - size.height))).map { y in
                    CGRect(origin: CGPoint(x: bounds.minX + CGFloat(x), y: bounds.minY + CGFloat(y)), size: size)
                }
            }
            let best = frames.map(rank).min { $0.lexicographicallyPrecedes($1) }
            let found = LeastOverlap.position(for: size, near: point, within: bounds, obstacles: room.obstacles)
            #expect(rank(found) == best && found.size == size, "seed \(seed)")
        }
    }

    @Test("A frame that is too long begins with the bounds, and a thousand obstacles do no harm")
    func degenerate() {
        let window = CGRect(x: 10, y: 20, width: 100, height: 60)
        let tall = CGSize(width: 20, height: 90)
        let obstacles =
            (0..<1000).map { CGRect(x: 10 + $0 % 40, y: 20, width: 1, height: 60) }
            + [
                CGRect(x: CGFloat.nan, y: 0, width: 200, height: 200),
                CGRect(x: -1e300, y: 0, width: 1e300, height: 50),
            ]
        let found = LeastOverlap.position(for: tall, near: .zero, within: window, obstacles: obstacles)
        #expect(found == CGRect(x: 50, y: 20, width: 20, height: 90))
    }
}
