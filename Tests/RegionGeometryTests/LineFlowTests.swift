import Foundation
import RegionGeometry
import TestSupport
import Testing

/// Boxes in lines around obstacles.
@Suite("Line flow")
struct LineFlowTests {
    @Test(
        "A box stands on an obstacle that begins where it ends, however the parts of its height add up",
        arguments: [0, 8] as [CGFloat], [false, true])
    func roundedGuides(lineSpacing: CGFloat, isTooWide: Bool) {
        // Above and below the guide it is higher than as a whole, by the last bit.
        let (guide, height) = (7.148848351843901, 25.46006542291968)
        #expect(guide + (height - guide) > height)
        let ground = CGRect(x: 0, y: height, width: 100, height: 50)
        let flow = LineFlow(obstacles: [ground], width: 100, height: 200, lineSpacing: lineSpacing)
        let box = LineFlow.Box(size: CGSize(width: 40, height: height), guide: guide)
        let wide = LineFlow.Box(size: CGSize(width: 140, height: height), guide: guide)
        let placements = flow.place([isTooWide ? wide : box, box]) { _, _ in box }
        let second = isTooWide ? CGPoint(x: 0, y: height + 50) : CGPoint(x: 48, y: 0)
        #expect(placements.map(\.frame.origin) == [.zero, second])
        #expect(placements.allSatisfy { $0.isClear && !$0.frame.meets(ground) })
    }

    /// Obstacles on whole points, and boxes of which the guides are any number.
    private struct Case {
        var flow: LineFlow
        var boxes: [LineFlow.Box]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let height = random.length(20...300)
            flow = LineFlow(
                obstacles: (0..<Int(random.length(0...6))).map { _ in
                    CGRect(
                        x: random.length(-9...120), y: random.length(-9...200), width: random.length(0...90),
                        height: random.length(0...60))
                }, width: random.length(30...200), height: random.chance(30) ? .infinity : height,
                lineSpacing: random.length(0...9), justification: random.length(0...2) / 2)
            boxes = (0..<Int(random.length(0...30))).map { _ in
                let size = CGSize(width: random.length(0...60), height: random.length(0...40))
                return LineFlow.Box(
                    size: size, guide: CGFloat.random(in: 0...max(1, size.height), using: &random),
                    gap: random.length(0...9), maximumWidth: size.width + random.length(0...40),
                    priority: Double(random.length(0...1)))
            }
        }

        func scaled(by factor: CGFloat) -> Case {
            var scaled = self
            scaled.flow = LineFlow(
                obstacles: flow.obstacles.map { $0.scaled(by: factor) }, width: flow.width * factor,
                height: flow.height * factor, lineSpacing: flow.lineSpacing * factor,
                justification: flow.justification)
            scaled.boxes = boxes.map {
                LineFlow.Box(
                    size: CGSize(width: $0.size.width * factor, height: $0.size.height * factor),
                    guide: $0.guide * factor, gap: $0.gap * factor, maximumWidth: $0.maximumWidth * factor,
                    priority: $0.priority)
            }
            return scaled
        }

        /// Boxes that insist on their sizes.
        var placements: [LineFlow.Placement] { flow.place(boxes) { index, _ in boxes[index] } }
    }

    private static let seeds = 1...1500 as ClosedRange<UInt64>

    @Test("A clear box meets nothing; one that is not has no clear place below the line before it")
    func clear() {
        var over = 0
        for seed in Self.seeds {
            let (flow, boxes) = (Case(seed: seed).flow, Case(seed: seed).boxes)
            var bottom: CGFloat = 0
            let placements = Case(seed: seed).placements
            #expect(placements.count == boxes.count, "seed \(seed)")
            for (placement, box) in zip(placements, boxes) {
                let frame = placement.frame
                #expect(frame.height == box.size.height && placement.stretch == nil, "seed \(seed)")
                #expect(box.size.width...box.maximumWidth ~= frame.width, "seed \(seed)")
                let isMet = flow.obstacles.contains { $0.meets(frame.lessRounding) }
                #expect(placement.isClear == !isMet, "seed \(seed): \(frame)")
                #expect(box.size.width > flow.width || frame.maxX <= flow.width + 1e-6, "seed \(seed): \(frame)")
                if !placement.isClear {
                    over += 1
                    let height = min(1e6, flow.height)
                    let room = CGRect(x: 0, y: bottom, width: flow.width, height: max(0, height - bottom))
                    let other = ClearPosition.frame(
                        nearestTo: CGRect(origin: frame.origin, size: box.size), avoiding: flow.obstacles,
                        within: room)
                    #expect(other == nil, "seed \(seed)")
                }
                bottom = max(bottom, frame.maxY + flow.lineSpacing)
            }
        }
        #expect(over > 200)
    }

    @Test("Whoever reads the lines reads the boxes in their order")
    func order() {
        for seed in Self.seeds {
            let frames = Case(seed: seed).placements.map(\.frame)
            for (index, frame) in frames.enumerated() {
                let isInOrder = frames[..<index].allSatisfy {
                    $0.maxY <= frame.minY + 1e-6 || $0.maxX <= frame.minX + 1e-6
                }
                #expect(isInOrder, "seed \(seed), box \(index)")
            }
        }
    }

    @Test("Lines grow and shrink with their room", arguments: [0.25, 4] as [CGFloat])
    func scaled(factor: CGFloat) {
        for seed in Self.seeds {
            let frames = Case(seed: seed).placements.map { $0.frame.scaled(by: factor) }
            #expect(Case(seed: seed).scaled(by: factor).placements.map(\.frame) == frames, "seed \(seed)")
        }
    }
}
