import Foundation
import RegionGeometry
import TestSupport
import Testing

/// Boxes below one another in columns, around obstacles.
@Suite("Column flow")
struct ColumnFlowTests {
    @Test("Boxes that end at a fold but for rounding do not grow across it", arguments: [0, 20] as [CGFloat])
    func roundedEnd(thickness: CGFloat) {
        // Three times a tenth is more than three tenths.
        let fold = CGRect(x: 0, y: 0.3, width: 50, height: thickness)
        let box = ColumnFlow.Box(height: 0.1, maximum: 100, gap: 0)
        let flow = ColumnFlow(columns: [CGRect(x: 0, y: 0, width: 50, height: 100)], obstacles: [fold])
        let placements = flow.place(3) { _, _ in box }
        #expect(placements.map(\.frame.height) == [0.1, 0.1, 0.1])
        #expect(placements.allSatisfy { $0.isClear })
    }

    @Test("What a column only touches does not keep its boxes from growing")
    func beside() {
        let around = [
            CGRect(x: -20, y: 0, width: 20.1 - 0.1, height: 100), CGRect(x: 0.1 + 0.2, y: 0, width: 20, height: 100),
            CGRect(x: 0, y: -20, width: 50, height: 20), CGRect(x: 0, y: 0, width: 50, height: 0),
        ]
        let column = CGRect(x: 0, y: 0, width: 0.3, height: 100)
        for height in [0, 10] as [CGFloat] {
            let placements = ColumnFlow(columns: [column], obstacles: around)
                .place(1) { _, _ in ColumnFlow.Box(height: height, maximum: .infinity) }
            #expect(placements.map(\.frame) == [column] && placements[0].isClear)
        }
    }

    @Test("Heights between which no number lies are balanced all the same", arguments: [1e15, 1e17, 1e300])
    func large(height: CGFloat) {
        let flow = ColumnFlow(columns: (0..<2).map { CGRect(x: $0 * 60, y: 0, width: 50, height: 100) })
        let found = flow.balancedHeight(4) { _, _ in ColumnFlow.Box(height: height, gap: 0) }
        #expect(abs(found - 2 * height) <= max(1, 4 * height.ulp))
    }

    /// Columns that stop short of obstacles or do not, and boxes on eighths of a point.
    private struct Case {
        var flow: ColumnFlow
        var boxes: [ColumnFlow.Box]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let count = Int(random.length(1...4))
            let top = random.length(-20...20)
            let height = random.length(20...200)
            flow = ColumnFlow(
                columns: (0..<count).map { CGRect(x: CGFloat($0) * 60, y: top, width: 50, height: height) },
                obstacles: (0..<Int(random.length(0...5))).map { _ in
                    CGRect(
                        x: random.length(-9...200), y: random.length(-20...200), width: random.length(0...200),
                        height: random.length(0...40))
                })
            boxes = (0..<Int(random.length(0...20))).map { _ in
                let height = random.length(0...300) / 8
                return ColumnFlow.Box(
                    height: height, maximum: height + random.length(0...300) / 8, gap: random.length(0...64) / 8,
                    priority: Double(random.length(0...1)))
            }
        }

        func mapped(by factor: CGFloat, _ change: (CGRect) -> CGRect) -> Case {
            var mapped = self
            mapped.flow = ColumnFlow(columns: flow.columns.map(change), obstacles: flow.obstacles.map(change))
            mapped.boxes = boxes.map {
                ColumnFlow.Box(
                    height: $0.height * factor, maximum: $0.maximum * factor, gap: $0.gap * factor,
                    priority: $0.priority)
            }
            return mapped
        }

        var placements: [ColumnFlow.Placement] { flow.place(boxes.count) { index, _ in boxes[index] } }

        /// Where boxes are set that do not grow.
        var settled: [ColumnFlow.Placement] {
            flow.place(boxes.count) { index, _ in
                ColumnFlow.Box(height: boxes[index].height, gap: boxes[index].gap)
            }
        }
    }

    private static let seeds = 1...1500 as ClosedRange<UInt64>

    @Test("A box that is not clear has no clear place in its column from there on, nor in a later one")
    func complete() {
        var over = 0
        for seed in Self.seeds {
            let this = Case(seed: seed)
            var (current, bottom) = (0, CGFloat?.none)
            for (box, placement) in zip(this.boxes, this.settled) {
                let frame = placement.frame
                let isMet = this.flow.obstacles.contains { $0.meets(frame.lessRounding) }
                #expect(placement.isClear == !isMet, "seed \(seed): \(placement)")
                if isMet {
                    over += 1
                    let columns = this.flow.columns[current...].map { column in
                        let top = column == this.flow.columns[current] ? bottom.map { $0 + box.gap } : nil
                        return CGRect(
                            x: column.minX, y: top ?? column.minY, width: column.width,
                            height: column.maxY - (top ?? column.minY))
                    }
                    let other = columns.first { $0.size.height >= 0 && hasPlace(for: box, in: $0, this.flow) }
                    #expect(other == nil, "seed \(seed): \(placement), but \(other ?? .null)")
                }
                guard let column = this.flow.columns.firstIndex(where: { $0.minX == frame.minX }) else {
                    Issue.record("seed \(seed): \(frame) stands in no column")
                    continue
                }
                (current, bottom) = (column, frame.maxY)
            }
        }
        #expect(over > 300)
    }

    private func hasPlace(for box: ColumnFlow.Box, in column: CGRect, _ flow: ColumnFlow) -> Bool {
        let frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: box.height)
        return ClearPosition.frame(nearestTo: frame, avoiding: flow.obstacles, within: column) != nil
    }

    @Test("Grown boxes stay in order and in their columns, clear of what they were clear of, and leave no room")
    func grown() {
        for seed in Self.seeds {
            let this = Case(seed: seed)
            let placements = this.placements
            let starts = runStarts(this)
            for (index, (placement, settled)) in zip(placements, this.settled).enumerated() {
                let (frame, old, box) = (placement.frame, settled.frame, this.boxes[index])
                #expect(frame.minX == old.minX && frame.minY >= old.minY - 1e-6, "seed \(seed)")
                #expect(box.height - 1e-6...box.maximum + 1e-6 ~= frame.height, "seed \(seed)")
                #expect(placement.isClear || !settled.isClear, "seed \(seed): \(placement)")
                let run = CGRect(
                    x: frame.minX, y: starts[index], width: frame.width, height: max(0, frame.maxY - starts[index]))
                let isWhole = !this.flow.obstacles.contains { $0.meets(run.lessRounding) }
                if frame.height < box.maximum, isWhole, frame.maxY < this.flow.columns[0].maxY - 1e-6 {
                    // Something is right below: an obstacle, or the next box in the column at its distance.
                    let reach = CGRect(x: frame.minX, y: frame.maxY - 1e-6, width: frame.width, height: 8 + 2e-6)
                    let next = placements.dropFirst(index + 1).first?.frame
                    let isStopped =
                        this.flow.obstacles.contains { $0.meets(reach) } || next.map { $0.meets(reach) } ?? false
                    #expect(isStopped || box.priority < 1, "seed \(seed), box \(index): \(placement)")
                }
            }
        }
    }

    /// Where the boxes begin that each box stands on.
    private func runStarts(_ this: Case) -> [CGFloat] {
        var (start, previous) = (CGFloat(0), CGRect.null)
        return zip(this.settled, this.boxes).map { placement, box in
            let frame = placement.frame
            if frame.minX != previous.minX || frame.minY != previous.maxY + box.gap { start = frame.minY }
            previous = frame
            return start
        }
    }

    @Test("Columns move and grow with their room")
    func laws() {
        for seed in Self.seeds {
            let this = Case(seed: seed)
            let frames = this.placements.map(\.frame)
            let move = { (rect: CGRect) in rect.offsetBy(dx: 64, dy: -32) }
            #expect(isNear(this.mapped(by: 1, move).placements.map(\.frame), frames.map(move)), "seed \(seed), moved")
            for factor in [0.25, 4] as [CGFloat] {
                let scale = { (rect: CGRect) in rect.scaled(by: factor) }
                let scaled = this.mapped(by: factor, scale).placements.map(\.frame)
                #expect(isNear(scaled, frames.map(scale)), "seed \(seed), scaled by \(factor)")
            }
        }
    }

    /// To the width of a hair: what grows has thirds of a point.
    private func isNear(_ a: [CGRect], _ b: [CGRect]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy {
                [$0.minX - $1.minX, $0.minY - $1.minY, $0.width - $1.width, $0.height - $1.height]
                    .allSatisfy { abs($0) < 1e-6 }
            }
    }

    @Test("Balanced columns hold all boxes, and would not if they were a point less high")
    func balanced() {
        for seed in Self.seeds {
            let this = Case(seed: seed)
            let flow = ColumnFlow(columns: this.flow.columns)
            let height = flow.balancedHeight(this.boxes.count) { index, _ in this.boxes[index] }
            func isEnough(_ height: CGFloat) -> Bool {
                flow.cut(to: height).place(this.boxes.count) { index, _ in
                    ColumnFlow.Box(height: this.boxes[index].height, gap: this.boxes[index].gap)
                }.allSatisfy { $0.frame.maxY <= flow.columns[0].minY + height + 1e-6 }
            }
            #expect(isEnough(height), "seed \(seed)")
            if height > 1 { #expect(!isEnough(height - 1.001), "seed \(seed): \(height)") }
        }
    }
}
