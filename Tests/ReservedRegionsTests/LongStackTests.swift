import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// A stack of rigid views is laid out in runs; whatever changes in it, it stands as it would without.
@Suite("Long stacks of rigid views")
@MainActor
struct LongStackTests {
    struct Brick: Identifiable {
        let id: Int
        var width: CGFloat
        var height: CGFloat
        /// Whether the brick fills what the stack offers across.
        var isWide = false
        /// Whether the brick has a spacer in it, which says something of the distance to its neighbours.
        var hasSpacer = false
    }

    struct Wall: View {
        var bricks: [Brick]
        var isRow: Bool
        var spacing: CGFloat?
        var alignment: Int

        var body: some View {
            if isRow {
                HStack(alignment: [.top, .center, .bottom][alignment], spacing: spacing) { content }
            } else {
                VStack(alignment: [.leading, .center, .trailing][alignment], spacing: spacing) { content }
            }
        }

        private var content: some View { ForEach(bricks) { BrickView(brick: $0, isRow: isRow) } }
    }

    struct BrickView: View {
        let brick: Brick
        let isRow: Bool

        var body: some View {
            if brick.isWide {
                Color.red
                    .frame(width: isRow ? brick.width : nil, height: isRow ? nil : brick.height)
                    .id("brick \(brick.id)")
            } else if brick.hasSpacer {
                HStack(spacing: 0) {
                    Color.blue.frame(width: brick.width / 2)
                    Spacer()
                }
                .frame(width: brick.width, height: brick.height).id("brick \(brick.id)")
            } else {
                Color.blue.frame(width: brick.width, height: brick.height).id("brick \(brick.id)")
            }
        }
    }

    private func wall(_ generator: inout SeededGenerator) -> Wall {
        let count = Int.random(in: 3...40, using: &generator)
        return Wall(
            bricks: (0..<count).map { brick($0, &generator) }, isRow: Bool.random(using: &generator),
            spacing: [nil, 0, 3].randomElement(using: &generator) ?? nil,
            alignment: Int.random(in: 0...2, using: &generator))
    }

    private func brick(_ id: Int, _ generator: inout SeededGenerator) -> Brick {
        Brick(
            id: id, width: generator.length(1...40), height: generator.length(1...40),
            isWide: Int.random(in: 0..<6, using: &generator) == 0,
            hasSpacer: Int.random(in: 0..<12, using: &generator) == 0)
    }

    /// Changes a brick, the order, the number, the gap or the line.
    private func change(_ wall: inout Wall, _ generator: inout SeededGenerator) {
        let place = Int.random(in: wall.bricks.indices, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: wall.bricks.swapAt(0, place)
        case 1: wall.bricks.remove(at: place)
        case 2: wall.spacing = wall.spacing == nil ? 1 : nil
        case 3: wall.alignment = (wall.alignment + 1) % 3
        default: wall.bricks[place] = brick(wall.bricks[place].id, &generator)
        }
    }

    @Test("stand as they would in a fresh layout after each change", arguments: UInt64(1)...100)
    func changes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var wall = wall(&generator)
        let scene = WindowScene(
            size: CGSize(width: 300, height: 300),
            layoutDirection: Bool.random(using: &generator) ? .leftToRight : .rightToLeft)
        let host = ViewHost(scene: scene) { wall }
        host.tree.runLength = Int.random(in: 1...8, using: &generator)
        for step in 0..<12 {
            host.update { wall }
            let fresh = ViewHost(scene: scene) { wall }
            fresh.tree.runLength = .max / 4
            let difference = Frames(host).difference(from: Frames(fresh), "seed \(seed), step \(step)")
            #expect(difference == nil)
            guard difference == nil else { return }
            guard wall.bricks.count > 1 else { return }
            change(&wall, &generator)
        }
    }
}
