import Foundation
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// Laws that hold for every tree of views, tried on random ones. A failure names the seed.
@Suite("Laws of layout")
@MainActor
struct LayoutLawTests {
    nonisolated static let seeds = Array(UInt64(1)...200)

    private func scene(_ seed: UInt64, direction: LayoutDirection = .leftToRight) -> WindowScene {
        var generator = SeededGenerator(seed: seed &+ 7777)
        let size = CGSize(width: generator.length(40...400), height: generator.length(40...400))
        return WindowScene(size: size, layoutDirection: direction)
    }

    private func frames(_ host: ViewHost) -> [String: CGRect] {
        Dictionary(host.framesByID().map { ($0.id, $0.frame) }) { first, _ in first }
    }

    private func expectSame(_ a: [String: CGRect], _ b: [String: CGRect], _ seed: UInt64) {
        #expect(a.keys.sorted() == b.keys.sorted(), "seed \(seed)")
        for (id, frame) in a.sorted(by: { $0.key < $1.key }) {
            guard let other = b[id] else { continue }
            let distance =
                [
                    frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
                    frame.height - other.height,
                ].map(abs).max() ?? 0
            #expect(distance < 1e-6, "seed \(seed), \(id): \(frame) and \(other)")
            if distance >= 1e-6 { return }
        }
    }

    @Test("Laying out again changes nothing and does nothing", arguments: seeds)
    func repeatable(seed: UInt64) {
        let host = ViewHost(scene: scene(seed)) { RandomView.tree(seed: seed) }
        let first = host.snapshot()
        let count = host.tree.arrangementCount
        #expect(host.snapshot() == first, "seed \(seed)")
        #expect(!first.diagnostics.contains { $0.message.contains("settle") }, "seed \(seed)")
        #expect(host.tree.arrangementCount == count, "seed \(seed)")
    }

    @Test("What follows from summaries is what the rules compute", arguments: seeds)
    func summaries(seed: UInt64) {
        let host = ViewHost(scene: scene(seed)) { RandomView.tree(seed: seed) }
        let known = frames(host)
        host.tree.forgetSummaries()
        expectSame(known, frames(host), seed)
    }

    @Test("An update to another size is a fresh layout of that size", arguments: seeds)
    func resize(seed: UInt64) {
        let host = ViewHost(scene: scene(seed)) { RandomView.tree(seed: seed) }
        host.layOut()
        host.scene = scene(seed &+ 1)
        let fresh = ViewHost(scene: scene(seed &+ 1)) { RandomView.tree(seed: seed) }
        expectSame(frames(fresh), frames(host), seed)
    }

    @Test("An update to other views is a fresh layout of those views", arguments: seeds)
    func update(seed: UInt64) {
        let host = ViewHost(scene: scene(seed)) { RandomView.tree(seed: seed) }
        for step in 1...4 as ClosedRange<UInt64> {
            host.update { RandomView.tree(seed: seed &+ step) }
            let fresh = ViewHost(scene: scene(seed)) { RandomView.tree(seed: seed &+ step) }
            expectSame(frames(fresh), frames(host), seed)
            #expect(host.tree.liveNodeCount == fresh.tree.liveNodeCount, "seed \(seed), step \(step)")
        }
    }

    /// In runs of one child, every stack of three is a long stack.
    @Test("A stack that is laid out in runs is one that is not", arguments: seeds)
    func runs(seed: UInt64) {
        let host = ViewHost(scene: scene(seed)) { RandomView.tree(seed: seed) }
        host.tree.runLength = 1
        for step in 0...4 as ClosedRange<UInt64> {
            host.update { RandomView.tree(seed: seed &+ step) }
            let fresh = ViewHost(scene: host.scene) { RandomView.tree(seed: seed &+ step) }
            expectSame(frames(fresh), frames(host), seed)
            host.scene = scene(seed &+ step)
        }
    }

    @Test("Right to left is the mirror image of left to right", arguments: seeds)
    func mirror(seed: UInt64) {
        let forward = ViewHost(scene: scene(seed)) { RandomView.tree(seed: seed) }
        let backward = ViewHost(scene: scene(seed, direction: .rightToLeft)) { RandomView.tree(seed: seed) }
        let width = scene(seed).size.width
        // What stands in a reader is placed from its leading corner, so it is mirrored like all the rest.
        expectSame(frames(forward).mapValues { $0.mirrored(inWidth: width) }, frames(backward), seed)
    }

    @Test("A fixed frame is kept, whatever is around and in it", arguments: seeds)
    func fixedFrame(seed: UInt64) {
        let host = ViewHost(scene: scene(seed)) {
            HStack {
                RandomView.tree(seed: seed)
                RandomView.tree(seed: seed &+ 1).frame(width: 37, height: 41).id("fixed")
                RandomView.tree(seed: seed &+ 2)
            }
        }
        #expect(frames(host)["fixed"]?.size == CGSize(width: 37, height: 41), "seed \(seed)")
    }
}

extension LayoutTree {
    /// Throws away all that is known of sizes, so that the next layout computes everything by the rules.
    func forgetSummaries() {
        for index in 1..<Int(nodeCount) where nodes[index].kind.isLaidOut {
            nodes[index].horizontalKnowledge = .nothing
            nodes[index].verticalKnowledge = .nothing
            nodes[index].flags.remove(.isDistributed)
            nodes[index].flags.insert([.needsArrangement, .hasWorkBelow])
            caches.free(nodes[index].cache)
            nodes[index].cache = -1
        }
    }
}
