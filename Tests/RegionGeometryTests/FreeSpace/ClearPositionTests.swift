import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("Clear positions")
struct ClearPositionTests {
    private static let seeds = 1...800 as ClosedRange<UInt64>

    private func wish(_ seed: UInt64, in room: RandomRoom) -> CGRect {
        var random = SeededGenerator(seed: seed &+ 77)
        return CGRect(
            x: room.bounds.minX + random.length(-3...12), y: room.bounds.minY + random.length(-3...12),
            width: random.length(0...5), height: random.length(0...5))
    }

    /// The best of all moves by whole points.
    private func bruteMove(of rect: CGRect, in room: RandomRoom) -> CGSize? {
        let bounds = room.bounds
        guard rect.width <= bounds.width, rect.height <= bounds.height else { return nil }
        let moves = (0...Int(bounds.width - rect.width)).flatMap { x in
            (0...Int(bounds.height - rect.height)).map { y in
                CGSize(width: bounds.minX + CGFloat(x) - rect.minX, height: bounds.minY + CGFloat(y) - rect.minY)
            }
        }.filter { room.isFree(rect.offsetBy(dx: $0.width, dy: $0.height)) }
        func rank(_ move: CGSize) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
            (move.width * move.width + move.height * move.height, abs(move.height), -move.width, -move.height)
        }
        return moves.min { rank($0) < rank($1) }
    }

    @Test("No shorter move on the grid clears it, and of those as short it is the one that is promised")
    func optimum() {
        var outcomes: [Bool: Int] = [:]
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed)
            let rect = wish(seed, in: room)
            let move = ClearPosition.smallestMove(of: rect, avoiding: room.obstacles, within: room.bounds)
            #expect(move == bruteMove(of: rect, in: room), "seed \(seed)")
            outcomes[move == nil, default: 0] += 1
        }
        #expect(outcomes[true, default: 0] > 100 && outcomes[false, default: 0] > 100)
    }

    @Test("Nearest frames move, mirror and grow with the room")
    func laws() {
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed, side: 30, upTo: 12)
            let rect = wish(seed, in: room)
            let found = ClearPosition.frame(nearestTo: rect, avoiding: room.obstacles, within: room.bounds)
            let changes: [(CGRect) -> CGRect] = [
                { $0.offsetBy(dx: 64, dy: -32) }, { $0.scaled(by: 0.25) }, room.mirrored, \.transposed,
            ]
            for (index, change) in changes.enumerated() {
                let changed = room.mapped(change)
                let other = ClearPosition.frame(
                    nearestTo: change(rect), avoiding: changed.obstacles, within: changed.bounds)
                let (from, to) = (change(rect), found.map(change))
                #expect(distance(from, other) == distance(from, to), "seed \(seed)")
                if index < 2 { #expect(other == to, "seed \(seed)") }
            }
        }
    }

    private func distance(_ rect: CGRect, _ other: CGRect?) -> CGFloat? {
        other.map { hypot($0.minX - rect.minX, $0.minY - rect.minY) }
    }

    @Test("Without bounds there is always a clear position")
    func boundless() throws {
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed)
            let rect = wish(seed, in: room)
            let found = try #require(ClearPosition.frame(nearestTo: rect, avoiding: room.obstacles, within: nil))
            #expect(found.size == rect.size && room.isFree(found), "seed \(seed)")
        }
    }

    private static let window = CGRect(x: 0, y: 0, width: 100, height: 60)
    private static let wish = CGRect(x: 40, y: 20, width: 20, height: 20)

    /// Obstacles, and where a square in the middle of a window goes.
    static let cases: [(name: String, obstacles: [CGRect], origin: CGPoint?)] = [
        ("none", [], CGPoint(x: 40, y: 20)),
        ("equal to the window", [window], nil),
        ("of zero width", [CGRect(x: 45, y: 0, width: 0, height: 60)], CGPoint(x: 45, y: 20)),
        ("in its middle: to the right", [CGRect(x: 50, y: 0, width: 0, height: 60)], CGPoint(x: 50, y: 20)),
        ("touching it", [CGRect(x: 60, y: 0, width: 40, height: 60)], CGPoint(x: 40, y: 20)),
        ("touching an edge", [CGRect(x: 0, y: 0, width: 100, height: 21)], CGPoint(x: 40, y: 21)),
        ("outside", [CGRect(x: 200, y: 0, width: 5, height: 60)], CGPoint(x: 40, y: 20)),
        ("identical twice", [wish, wish], CGPoint(x: 60, y: 20)),
        ("one inside another", [wish, wish.insetBy(dx: 3, dy: 3)], CGPoint(x: 60, y: 20)),
        (
            "leaving exactly enough",
            [CGRect(x: 0, y: 0, width: 70, height: 60), CGRect(x: 90, y: 0, width: 10, height: 60)],
            CGPoint(x: 70, y: 20)
        ),
        ("no rectangles", [CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9), .null], CGPoint(x: 40, y: 20)),
        (
            "a thousand", (0..<1000).map { CGRect(x: $0 % 100, y: $0 / 100 * 4, width: 1, height: 4) },
            CGPoint(x: 40, y: 40)
        ),
    ]

    @Test("Among obstacles that are", arguments: cases.indices)
    func degenerate(index: Int) {
        let this = Self.cases[index]
        let found = ClearPosition.frame(nearestTo: Self.wish, avoiding: this.obstacles, within: Self.window)
        #expect(found?.origin == this.origin, "\(this.name)")
    }

    @Test("What is no rectangle, and what is larger than the bounds, has no clear position")
    func nowhere() {
        for rect in [
            CGRect.null, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), Self.window.insetBy(dx: -1, dy: 9),
        ] {
            #expect(ClearPosition.frame(nearestTo: rect, avoiding: [], within: Self.window) == nil)
        }
    }
}
