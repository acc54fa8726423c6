import Foundation
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// The random trees that a law is tried on: as many as it asks for.
@MainActor
final class RandomTrees {
    let seed: UInt64
    /// The choices that each tree was made of.
    private(set) var choices: [[UInt64]]
    private let isReplay: Bool

    /// The trees of a seed.
    init(seed: UInt64) { (self.seed, choices, isReplay) = (seed, [], false) }

    private init(seed: UInt64, choices: [[UInt64]]) { (self.seed, self.choices, isReplay) = (seed, choices, true) }

    /// The tree of a number; the same each time.
    func tree(_ number: Int = 0) -> StaticViews {
        while choices.count <= number {
            var maker = RandomView(Choices(seed: seed &+ UInt64(choices.count)))
            _ = maker.tree()
            choices.append(isReplay ? [] : maker.generator.taken)
        }
        var maker = RandomView(Choices(choices[number]))
        return maker.tree()
    }

    /// A window of the seed's size.
    func scene(_ number: UInt64 = 0, direction: LayoutDirection = .leftToRight) -> WindowScene {
        var generator = SeededGenerator(seed: seed &+ number &+ 7777)
        let size = CGSize(width: generator.length(40...400), height: generator.length(40...400))
        return WindowScene(size: size, layoutDirection: direction)
    }

    /// Tries a law on the trees of a seed; where it fails, records the smallest trees that it fails on.
    ///
    /// - Parameter law: What is wrong, `nil` where the law holds.
    static func hold(seed: UInt64, _ law: @MainActor (RandomTrees) -> String?) {
        let trees = RandomTrees(seed: seed)
        guard let fault = law(trees) else { return }
        let smallest = Shrinking.smallest(trees.choices) { law(RandomTrees(seed: seed, choices: $0)) != nil }
        let small = RandomTrees(seed: seed, choices: smallest)
        let smallFault = law(small) ?? "nothing"
        let outlines = smallest.indices.map { "tree \($0):\n" + small.outline($0) }
        Issue.record(
            "seed \(seed): \(fault)\non the smallest trees: \(smallFault)\n\(outlines.joined(separator: "\n"))")
    }

    /// A tree's nodes, one a line, indented by their depth.
    private func outline(_ number: Int) -> String {
        let host = ViewHost(scene: scene()) { tree(number) }
        host.layOut()
        var lines: [String] = []
        var waiting: [(node: Int32, depth: Int)] = [(1, 0)]
        while let (index, depth) = waiting.popLast() {
            let node = host.tree.nodes[Int(index)]
            lines.append(
                String(repeating: "  ", count: depth) + "\(node.kind) \(node.size.width) × \(node.size.height)")
            var children: [Int32] = []
            var child = node.firstChild
            while child != 0 {
                children.append(child)
                child = host.tree.nodes[Int(child)].nextSibling
            }
            waiting += children.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }
}
