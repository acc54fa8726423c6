import Foundation
import RegionGeometry
import TestSupport
import Testing

/// The columns of divided grids, and the cells in them.
@Suite("Divided grids")
struct GridTests {
    /// What an iPhone Duo leaves beside its strip, held like a book.
    private let book = CGRect(x: 0, y: 0, width: 867, height: 635)
    private let fold = CGRect(x: 455.5, y: 0, width: 40, height: 669)

    private func widths(_ columns: [ClosedRange<CGFloat>]) -> [CGFloat] {
        columns.map { (($0.upperBound - $0.lowerBound) * 100).rounded() / 100 }
    }

    @Test("Without a division columns are equal and even in number")
    func plain() {
        func count(_ count: DividedColumns.Count, _ width: CGFloat) -> Int {
            DividedColumns(count).columns(in: CGRect(x: 0, y: 0, width: width, height: 100), divisions: []).count
        }
        #expect([100, 247, 248, 500, 503, 504].map { count(.adaptive(minimum: 120), $0) } == [1, 1, 2, 2, 2, 4])
        #expect([0, 1, 2, 3, 4].map { count(.fixed($0), 300) } == [1, 1, 2, 4, 4])
        let columns = DividedColumns(.fixed(4), spacing: 10).columns(in: book, divisions: [])
        #expect(widths(columns) == [209.25, 209.25, 209.25, 209.25])
        #expect(columns[0].lowerBound == 0 && columns[3].upperBound == 867)
    }

    @Test("A fold beside the middle is the gutter; as many columns stand on either side, and the margins stay")
    func gutter() {
        let columns = DividedColumns(.adaptive(minimum: 120)).columns(in: book, divisions: [fold])
        #expect(columns.count == 4)
        #expect(columns[0].lowerBound == 0 && columns[1].upperBound == 455.5)
        #expect(columns[2].lowerBound == 495.5 && columns[3].upperBound == 867)
        #expect(widths(columns) == [223.75, 223.75, 181.75, 181.75])
    }

    @Test("A fold that is foreseen decides the number and takes no room")
    func foreseen() {
        let rules = DividedColumns(.adaptive(minimum: 120))
        #expect(rules.columns(in: book, divisions: []).count == 6)
        let flat = rules.columns(in: book, divisions: [], foreseen: [fold])
        #expect(widths(flat) == [210.75, 210.75, 210.75, 210.75])
    }

    @Test("A sliver takes its edge away and parts nothing")
    func sliver() {
        let window = CGRect(x: 0, y: 0, width: 469, height: 669)
        let sliver = CGRect(x: 455.5, y: 0, width: 13.5, height: 669)
        let columns = DividedColumns(.fixed(2), spacing: 0).columns(in: window, divisions: [sliver])
        #expect(columns == [0...227.75, 227.75...455.5])
    }

    @Test("Sides of very different widths have columns of their own")
    func uneven() {
        let columns = DividedColumns(.adaptive(minimum: 120)).columns(
            in: CGRect(x: 0, y: 0, width: 700, height: 400),
            divisions: [CGRect(x: 520, y: 0, width: 40, height: 400)])
        #expect(widths(columns) == [124, 124, 124, 124, 140])
    }

    @Test("Numbers without sense give columns all the same")
    func senseless() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        for minimum in [-CGFloat.infinity, -1, 0, .nan, .infinity] {
            let columns = DividedColumns(.adaptive(minimum: minimum), spacing: minimum).columns(
                in: box, divisions: [box])
            #expect((1...10_000).contains(columns.count))
        }
        #expect(DividedColumns(.fixed(.max)).columns(in: .zero, divisions: []).count == 10_000)
        #expect(DividedColumns(.fixed(.min)).columns(in: box, divisions: []) == [0...100])
    }

    private func cells(
        _ heights: [CGFloat], columns: Int = 2, obstacles: [CGRect], height: CGFloat = .infinity
    ) -> [GridFlow.Placement] {
        let columns = (0..<columns).map { CGFloat($0) * 100...CGFloat($0) * 100 + 90 }
        return GridFlow(columns: columns, obstacles: obstacles, limits: 0...height, rowSpacing: 10)
            .place(heights.count) { index, _ in (0, heights[index]) }
    }

    @Test("Rows go below a fold from side to side")
    func rowsSkip() {
        let placed = cells([40, 60, 40, 40], obstacles: [CGRect(x: 0, y: 80, width: 190, height: 40)])
        #expect(placed.map(\.cell.minY) == [0, 0, 120, 120])
        #expect(placed.map(\.cell.height) == [60, 60, 40, 40])
    }

    @Test("A camera costs a cell, not a row")
    func cellsSkip() {
        let placed = cells([40, 40, 40], obstacles: [CGRect(x: 150, y: 10, width: 20, height: 20)])
        #expect(placed.map(\.cell.origin) == [.zero, CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
    }

    @Test("No row leaves the room to get past an obstacle")
    func bounded() {
        let placed = cells([40], obstacles: [CGRect(x: 0, y: 20, width: 190, height: 40)], height: 90)
        #expect(
            placed == [GridFlow.Placement(cell: CGRect(x: 0, y: 0, width: 90, height: 40), guide: 0, isClear: false)])
    }

    @Test("Cells meet neither regions nor one another, and mirror, move and scale", arguments: Array(UInt64(1)...150))
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let room = CGRect(x: 0, y: 0, width: generator.length(500...1000), height: 4000)
        let fold = CGRect(x: generator.length(0...900), y: 0, width: generator.length(0...60), height: 4000)
        let occlusions = (0..<generator.next() % 5).map { _ in
            CGRect(
                x: generator.length(0...900), y: generator.length(0...900), width: generator.length(0...200),
                height: generator.length(0...200))
        }
        let heights = (0..<30).map { _ in generator.length(1...120) }
        func cells(_ change: (CGRect) -> CGRect, factor: CGFloat) -> [GridFlow.Placement] {
            let room = change(room)
            let columns = DividedColumns(.adaptive(minimum: 130 * factor), spacing: 8 * factor).columns(
                in: room, divisions: [change(fold)])
            return GridFlow(
                columns: columns, obstacles: (occlusions + [fold]).map(change), limits: room.minY...room.maxY,
                rowSpacing: 8 * factor
            ).place(heights.count) { index, _ in (0, heights[index] * factor) }
        }
        let placed = cells({ $0 }, factor: 1)
        #expect(placed.count == heights.count, "seed \(seed)")
        for (index, placement) in placed.enumerated() {
            let cell = placement.cell.insetBy(dx: 1e-6, dy: 1e-6)
            #expect(placement.isClear && room.contains(cell), "seed \(seed): \(placement)")
            #expect(!(occlusions + [fold]).contains { $0.meets(cell) }, "seed \(seed): \(placement)")
            #expect(!placed[..<index].contains { $0.cell.meets(cell) }, "seed \(seed): \(placement)")
        }
        let moved = cells({ $0.offsetBy(dx: 512, dy: 256) }, factor: 1)
        for (other, own) in zip(moved, placed) {
            #expect(other.cell.isNear(own.cell.offsetBy(dx: 512, dy: 256)), "seed \(seed), moved")
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-6 }
    }
}
