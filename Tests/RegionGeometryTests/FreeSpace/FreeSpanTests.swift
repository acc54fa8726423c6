import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("Free spans")
struct FreeSpanTests {
    @Test("A band's spans hold exactly the points that no obstacle takes, along rows and along columns")
    func complete() {
        for seed in 1...800 as ClosedRange<UInt64> {
            let room = RandomRoom(seed: seed)
            var random = SeededGenerator(seed: seed &+ 9)
            let (start, length) = (random.length(0...9), random.length(0...4))
            let row = room.bounds.minY + start...room.bounds.minY + start + length
            expect(
                FreeSpans.spans(of: row, within: room.bounds.minX...room.bounds.maxX, avoiding: room.obstacles),
                of: row, in: room, "seed \(seed)")
            // Seen with the axes exchanged, a column is a row.
            let column = room.bounds.minX + start...room.bounds.minX + start + length
            expect(
                FreeSpans.spans(
                    ofColumn: column, within: room.bounds.minY...room.bounds.maxY, avoiding: room.obstacles),
                of: column, in: room.mapped(\.transposed), "seed \(seed), column")
        }
    }

    private func expect(
        _ spans: [ClosedRange<CGFloat>], of band: ClosedRange<CGFloat>, in room: RandomRoom, _ what: String
    ) {
        let height = band.upperBound - band.lowerBound
        // Between whole points nothing begins or ends.
        for x in Int(room.bounds.minX)..<Int(room.bounds.maxX) {
            let cell = CGRect(x: CGFloat(x), y: band.lowerBound, width: 1, height: height)
            let isFound = spans.contains { $0.lowerBound <= cell.minX && cell.maxX <= $0.upperBound }
            #expect(room.isFree(cell) == isFound, "\(what)")
        }
        // A wall without thickness parts two spans, which then touch.
        for (a, b) in zip(spans, spans.dropFirst()) {
            let wall = CGRect(
                x: a.upperBound - 0.5, y: band.lowerBound, width: b.lowerBound - a.upperBound + 1, height: height)
            #expect(a.upperBound <= b.lowerBound && !room.isFree(wall), "\(what)")
        }
        #expect(spans.allSatisfy { $0.upperBound > $0.lowerBound }, "\(what)")
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
