import Foundation
import TestSupport
import Testing

@testable import RegionGeometry

/// Who gets what is left over.
@Suite("Growth")
struct GrowthTests {
    @Test("All that is left over is given away, to the highest priority first and evenly among equals")
    func laws() {
        for seed in 1...800 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let parts = (0..<Int(random.length(0...8))).map { _ in
                let length = random.length(0...50)
                return Growth.Part(
                    length: length, maximum: random.chance(20) ? .infinity : length + random.length(-10...60),
                    priority: Double(random.length(0...2)))
            }
            let room = random.length(-20...200)
            let lengths = Growth.lengths(of: parts, growingBy: room)
            let grown = zip(lengths, parts).map { $0 - $1.length }
            let most = parts.map { max(0, $0.maximum - $0.length) }
            #expect(zip(grown, most).allSatisfy { -1e-9...$1 + 1e-9 ~= $0 }, "seed \(seed)")
            let given = min(max(0, room), most.reduce(0, +))
            #expect(abs(grown.reduce(0, +) - given) < 1e-6, "seed \(seed)")
            for (index, part) in parts.enumerated() where grown[index] < most[index] - 1e-6 {
                for (other, rival) in parts.enumerated() where other != index {
                    // Whoever could have more has as much as its equals, and those below it have nothing.
                    let limit = rival.priority == part.priority ? grown[index] : 0
                    #expect(rival.priority > part.priority || grown[other] <= limit + 1e-6, "seed \(seed)")
                }
            }
        }
    }

    @Test("Room without end and no room change nothing", arguments: [CGFloat.infinity, .nan, 0, -5])
    func none(room: CGFloat) {
        let part = Growth.Part(length: 10, maximum: .infinity, priority: 0)
        #expect(Growth.lengths(of: [part, part], growingBy: room) == [10, 10])
    }
}
