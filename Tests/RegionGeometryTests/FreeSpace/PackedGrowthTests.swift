import Foundation
import RegionGeometry
import TestSupport
import Testing

/// Packed frames that take what is left free around them.
@Suite("Growth of packed frames")
struct PackedGrowthTests {
    private struct Case {
        let growth: PackedGrowth
        let frames: [CGRect]
        let clear: [Bool]
        let maxima: [CGSize]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let room = RandomRoom(seed: seed, side: 60, upTo: 5)
            growth = PackedGrowth(in: room.bounds, around: room.obstacles, spacing: random.length(0...2))
            let sizes = (0..<Int(random.length(0...12))).map { _ in
                CGSize(width: random.length(0...12), height: random.length(0...12))
            }
            let placements = Packing(in: room.bounds, around: room.obstacles, spacing: growth.spacing).place(sizes)
            (frames, clear) = (placements.map(\.frame), placements.map(\.isClear))
            maxima = sizes.map {
                CGSize(width: $0.width + random.length(-3...30), height: $0.height + random.length(-3...30))
            }
        }

        init(growth: PackedGrowth, frames: [CGRect], clear: [Bool], maxima: [CGSize]) {
            (self.growth, self.frames, self.clear, self.maxima) = (growth, frames, clear, maxima)
        }

        var grown: [CGRect] { growth.grow(frames, to: maxima, order: Array(frames.indices.reversed())) }

        /// What a frame keeps clear of among others.
        func isClear(_ index: Int, _ frame: CGRect, among frames: [CGRect]) -> Bool {
            let others = frames.indices.filter { $0 != index }
                .map { frames[$0].insetBy(dx: -growth.spacing, dy: -growth.spacing) }
            return frame.lies(within: growth.bounds) && !(others + growth.obstacles).contains { $0.meets(frame) }
        }
    }

    private static let seeds = 1...400 as ClosedRange<UInt64>

    @Test("Frames grow from where they begin, meet nothing, and stop only where they must")
    func laws() {
        var count = 0
        for seed in Self.seeds {
            let this = Case(seed: seed)
            let grown = this.grown
            for (index, (old, new)) in zip(this.frames, grown).enumerated() {
                #expect(new.origin == old.origin && new.width >= old.width && new.height >= old.height, "seed \(seed)")
                guard this.isClear(index, old, among: this.frames) else {
                    #expect(new == old, "seed \(seed)")
                    continue
                }
                #expect(this.isClear(index, new, among: grown), "seed \(seed), frame \(index): \(new)")
                let most = this.maxima[index]
                #expect(new.width <= max(old.width, most.width) && new.height <= max(old.height, most.height))
                let wider = CGRect(x: new.minX, y: new.minY, width: new.width + 1, height: new.height)
                let higher = CGRect(x: new.minX, y: new.minY, width: new.width, height: new.height + 1)
                if new.width < most.width { #expect(!this.isClear(index, wider, among: grown), "seed \(seed): \(new)") }
                if new.height < most.height {
                    #expect(!this.isClear(index, higher, among: grown), "seed \(seed): \(new)")
                }
                count += new == old ? 0 : 1
            }
        }
        #expect(count > 500)
    }

    @Test("Growth moves and scales with the room")
    func symmetries() {
        for seed in Self.seeds {
            let this = Case(seed: seed)
            for (factor, dx) in [(1, 64), (0.25, 0), (4, 0)] as [(CGFloat, CGFloat)] {
                let change = { (rect: CGRect) in rect.offsetBy(dx: dx, dy: -dx).scaled(by: factor) }
                let other = Case(
                    growth: PackedGrowth(
                        in: change(this.growth.bounds), around: this.growth.obstacles.map(change),
                        spacing: this.growth.spacing * factor), frames: this.frames.map(change), clear: this.clear,
                    maxima: this.maxima.map { CGSize(width: $0.width * factor, height: $0.height * factor) })
                #expect(other.grown == this.grown.map(change), "seed \(seed)")
            }
        }
    }

    @Test("An order and maxima that name no frame, and numbers that are none, change nothing")
    func degenerate() {
        let frames = [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 50, y: 0, width: 5, height: 5)]
        let growth = PackedGrowth(
            in: CGRect(x: 0, y: 0, width: 40, height: 40), around: [.null], spacing: .nan)
        let endless = CGSize(width: CGFloat.infinity, height: .infinity)
        #expect(growth.grow(frames, to: [endless], order: [-1, 1, 7]) == frames)
        #expect(growth.grow(frames, to: [endless, endless], order: [1, 0])[0] == growth.bounds)
    }
}
