import Foundation
import RegionGeometry
import TestSupport
import Testing

/// Bands that are asked for from top to bottom.
@Suite("Band sweep")
struct BandSweepTests {
    @Test("Falling bands have the spans that each has by itself; between two of them nothing more becomes free")
    func spans() {
        for seed in 1...800 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let room = RandomRoom(seed: seed, side: 20, upTo: 10)
            let limits = room.bounds.minX...room.bounds.maxX
            var sweep = BandSweep(within: limits, avoiding: room.obstacles)
            var top = room.bounds.minY - 2
            while top < room.bounds.maxY {
                let height = random.length(0...4)
                func alone(_ top: CGFloat) -> [ClosedRange<CGFloat>] {
                    FreeSpans.spans(of: top...top + height, within: limits, avoiding: room.obstacles)
                }
                #expect(sweep.spans(top: top, height: height) == alone(top), "seed \(seed)")
                let beside = room.obstacles.filter {
                    $0.minY < top + height && $0.maxY > top && $0.maxX > limits.lowerBound
                        && $0.minX < limits.upperBound
                }
                #expect(sweep.nextTop == beside.map(\.maxY).min(), "seed \(seed)")
                top += random.length(0...3)
            }
        }
    }

    @Test("Numbers that are none and limits without length do no harm")
    func degenerate() {
        let obstacles = [CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9), .null]
        var sweep = BandSweep(within: 0...9, avoiding: obstacles)
        #expect(sweep.spans(top: 0, height: 5) == [0...9] && sweep.nextTop == nil)
        var thin = BandSweep(within: 4...4, avoiding: [])
        #expect(thin.spans(top: 0, height: 5).isEmpty)
    }
}
