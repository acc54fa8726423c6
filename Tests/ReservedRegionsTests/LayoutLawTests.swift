import Foundation
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// Laws that hold for every tree of views, tried on random ones. A failure names the seed and shows the smallest trees
/// that it was found on.
@Suite("Laws of layout")
@MainActor
struct LayoutLawTests {
    nonisolated static let seeds = Array(UInt64(1)...200)

    @Test("Laying out again changes nothing and does nothing", arguments: seeds)
    func repeatable(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            let host = ViewHost(scene: trees.scene()) { trees.tree() }
            let first = host.snapshot()
            let count = host.tree.arrangementCount
            if host.snapshot() != first { return "another snapshot" }
            if first.diagnostics.contains(where: { $0.message.contains("settle") }) { return "it does not settle" }
            return host.tree.arrangementCount == count ? nil : "it was arranged again"
        }
    }

    @Test("What follows from summaries is what the rules compute", arguments: seeds)
    func summaries(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            let host = ViewHost(scene: trees.scene()) { trees.tree() }
            let known = Frames(host)
            host.tree.forgetSummaries()
            return Frames(host).difference(from: known)
        }
    }

    @Test("An update to another size is a fresh layout of that size", arguments: seeds)
    func resize(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            let host = ViewHost(scene: trees.scene()) { trees.tree() }
            host.layOut()
            host.scene = trees.scene(1)
            let fresh = ViewHost(scene: trees.scene(1)) { trees.tree() }
            return Frames(host).difference(from: Frames(fresh))
        }
    }

    @Test("An update to other views is a fresh layout of those views", arguments: seeds)
    func update(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            let host = ViewHost(scene: trees.scene()) { trees.tree() }
            for step in 1...4 {
                host.update { trees.tree(step) }
                let fresh = ViewHost(scene: trees.scene()) { trees.tree(step) }
                if let difference = Frames(host).difference(from: Frames(fresh), "step \(step)") { return difference }
                if host.tree.liveNodeCount != fresh.tree.liveNodeCount { return "step \(step): nodes are left over" }
            }
            return nil
        }
    }

    /// In runs of one child, every stack of three is a long stack.
    @Test("A stack that is laid out in runs is one that is not", arguments: seeds)
    func runs(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            let host = ViewHost(scene: trees.scene()) { trees.tree() }
            host.tree.runLength = 1
            for step in 0...4 {
                host.update { trees.tree(step) }
                let fresh = ViewHost(scene: host.scene) { trees.tree(step) }
                if let difference = Frames(host).difference(from: Frames(fresh), "step \(step)") { return difference }
                host.scene = trees.scene(UInt64(step))
            }
            return nil
        }
    }

    @Test("Right to left is the mirror image of left to right", arguments: seeds)
    func mirror(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            let forward = ViewHost(scene: trees.scene()) { trees.tree() }
            let backward = ViewHost(scene: trees.scene(direction: .rightToLeft)) { trees.tree() }
            let width = trees.scene().size.width
            // What stands in a reader is placed from its leading corner, so it is mirrored like all the rest.
            return Frames(backward).difference(from: Frames(forward).mirrored(inWidth: width))
        }
    }

    @Test("A fixed frame is kept, whatever is around and in it", arguments: seeds)
    func fixedFrame(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            let host = ViewHost(scene: trees.scene()) {
                HStack {
                    trees.tree()
                    trees.tree(1).frame(width: 37, height: 41).id("fixed")
                    trees.tree(2)
                }
            }
            let size = Frames(host).byID["fixed"]?.size
            return size == CGSize(width: 37, height: 41) ? nil : "the frame is \(size.debugDescription)"
        }
    }

    @Test("A layout is never asked or placed with a length that is none", arguments: seeds)
    func questions(seed: UInt64) {
        RandomTrees.hold(seed: seed) { trees in
            Questioned.faults = []
            let host = ViewHost(scene: trees.scene()) { trees.tree() }
            host.layOut()
            host.scene = trees.scene(1)
            host.layOut()
            return Questioned.faults.first
        }
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
