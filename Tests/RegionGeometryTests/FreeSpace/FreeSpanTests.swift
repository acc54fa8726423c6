import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("Free spans")
struct FreeSpanTests {
    @Test("A band's spans hold exactly the points that no obstacle takes")
    func complete() {
        for seed in 1...800 as ClosedRange<UInt64> {
            let room = RandomRoom(seed: seed)
            var random = SeededGenerator(seed: seed &+ 9)
            let bounds = room.bounds
            let top = bounds.minY + random.length(0...9)
            let band = top...top + random.length(0...4)
            let spans = FreeSpans.spans(of: band, within: bounds.minX...bounds.maxX, avoiding: room.obstacles)
            // Between whole points nothing begins or ends.
            for x in Int(bounds.minX)..<Int(bounds.maxX) {
                let cell = CGRect(
                    x: CGFloat(x), y: band.lowerBound, width: 1, height: band.upperBound - band.lowerBound)
                let isFree = room.isFree(cell)
                let isFound = spans.contains { $0.lowerBound <= cell.minX && cell.maxX <= $0.upperBound }
                #expect(isFree == isFound, "seed \(seed)")
            }
            // A wall without thickness parts two spans, which then touch.
            for (a, b) in zip(spans, spans.dropFirst()) {
                let wall = CGRect(
                    x: a.upperBound - 0.5, y: band.lowerBound, width: b.lowerBound - a.upperBound + 1,
                    height: band.upperBound - band.lowerBound)
                #expect(a.upperBound <= b.lowerBound && !room.isFree(wall), "seed \(seed)")
            }
            #expect(spans.allSatisfy { $0.upperBound > $0.lowerBound }, "seed \(seed)")
        }
    }

    @Test("A column's spans are those of the row in the room with its axes exchanged")
    func columns() {
        for seed in 1...800 as ClosedRange<UInt64> {
            let room = RandomRoom(seed: seed, side: 20, upTo: 10)
            let band = room.bounds.minX + 1...room.bounds.minX + 3
            let limits = room.bounds.minY...room.bounds.maxY
            #expect(
                FreeSpans.spans(ofColumn: band, within: limits, avoiding: room.obstacles)
                    == FreeSpans.spans(of: band, within: limits, avoiding: room.obstacles.map(\.transposed)),
                "seed \(seed)")
        }
    }

    @Test("What is no rectangle takes nothing")
    func degenerate() {
        let obstacles = [
            CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9), CGRect(x: 3, y: 0, width: CGFloat.nan, height: 9),
            CGRect(x: 0, y: CGFloat.nan, width: 9, height: 9), .null,
        ]
        #expect(FreeSpans.spans(of: 0...5, within: 0...9, avoiding: obstacles) == [0...9])
        #expect(FreeSpans.spans(ofColumn: 0...5, within: 0...9, avoiding: obstacles) == [0...9])
        #expect(FreeSpans.spans(of: 0...5, within: 4...4, avoiding: []).isEmpty)
    }
}
