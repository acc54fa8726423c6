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

    @Test("Columns mirror, and in rooms of any size in which a side counts by its share they scale")
    func columnLaws() {
        for seed in 1...3000 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let room = CGRect(x: generator.length(-50...50), y: 0, width: generator.length(1...480), height: 400)
            let folds = (0..<Int(generator.length(0...3))).map { _ in
                CGRect(x: generator.length(-80...500), y: -9, width: generator.length(0...60), height: 500)
            }
            let (active, foreseen) = (Array(folds.prefix(2)), Array(folds.dropFirst(2)))
            let count: DividedColumns.Count =
                generator.chance(50)
                ? .adaptive(minimum: generator.length(1...200)) : .fixed(Int(generator.length(1...40)))
            let spacing = generator.length(0...30)
            func columns(_ factor: CGFloat, _ change: (CGRect) -> CGRect) -> [ClosedRange<CGFloat>] {
                var count = count
                if case .adaptive(let minimum) = count { count = .adaptive(minimum: minimum * factor) }
                return DividedColumns(count, spacing: spacing * factor)
                    .columns(in: change(room), divisions: active.map(change), foreseen: foreseen.map(change))
            }
            let found = columns(1) { $0 }
            let mirrored = columns(1) { $0.mirrored(inWidth: 512) }
                .map { 512 - $0.upperBound...512 - $0.lowerBound }
            #expect(isNear(mirrored.reversed(), found), "seed \(seed), mirrored")
            let scaled = columns(0.25) { $0.scaled(by: 0.25) }.map { $0.lowerBound * 4...$0.upperBound * 4 }
            #expect(isNear(scaled, found), "seed \(seed), scaled")
        }
    }

    private func isNear(_ a: [ClosedRange<CGFloat>], _ b: [ClosedRange<CGFloat>]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy {
                abs($0.lowerBound - $1.lowerBound) < 1e-6 && abs($0.upperBound - $1.upperBound) < 1e-6
            }
    }

    @Test(
        "Cells meet neither regions nor one another, and mirror, move and scale with their columns",
        arguments: Array(UInt64(1)...150))
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
        let columns = DividedColumns(.adaptive(minimum: 130)).columns(in: room, divisions: [fold])
        func cells(_ change: (CGRect) -> CGRect, _ factor: CGFloat, heights: [CGFloat]) -> [GridFlow.Placement] {
            let columns = columns.map {
                change(CGRect(x: $0.lowerBound, y: 0, width: $0.upperBound - $0.lowerBound, height: 0))
            }
            let room = change(room)
            return GridFlow(
                columns: columns.map { $0.minX...$0.maxX }.sorted { $0.lowerBound < $1.lowerBound },
                obstacles: (occlusions + [fold]).map(change), limits: room.minY...room.maxY, rowSpacing: 8 * factor
            ).place(heights.count) { index, _ in (0, heights[index] * factor) }
        }
        let placed = cells({ $0 }, 1, heights: heights)
        #expect(placed.count == heights.count, "seed \(seed)")
        for (index, placement) in placed.enumerated() {
            let cell = placement.cell.insetBy(dx: 1e-6, dy: 1e-6)
            #expect(placement.isClear && room.contains(cell), "seed \(seed): \(placement)")
            #expect(!(occlusions + [fold]).contains { $0.meets(cell) }, "seed \(seed): \(placement)")
            #expect(!placed[..<index].contains { $0.cell.meets(cell) }, "seed \(seed): \(placement)")
        }
        func expectSame(
            _ found: [GridFlow.Placement], _ cells: [GridFlow.Placement], _ what: String, _ change: (CGRect) -> CGRect
        ) {
            let isSame = found.count == cells.count && zip(found, cells).allSatisfy { $0.cell.isNear(change($1.cell)) }
            #expect(isSame, "seed \(seed), \(what)")
        }
        let move = { (rect: CGRect) in rect.offsetBy(dx: 512, dy: 256) }
        expectSame(cells(move, 1, heights: heights), placed, "moved", move)
        for factor in [0.25, 4] as [CGFloat] {
            let scale = { (rect: CGRect) in rect.scaled(by: factor) }
            expectSame(cells(scale, factor, heights: heights), placed, "scaled by \(factor)", scale)
        }
        // Read from the other side, whole rows of cells of one height have the mirrored cells.
        let even = heights.map { _ in heights[0] }
        let mirror = { (rect: CGRect) in rect.mirrored(inWidth: 1024) }
        let mirrored = wholeRows(cells(mirror, 1, heights: even))
            .sorted { ($0.cell.minY, -$0.cell.minX) < ($1.cell.minY, -$1.cell.minX) }
        expectSame(mirrored, wholeRows(cells({ $0 }, 1, heights: even)), "mirrored", mirror)
    }

    /// All rows but the last, which may be short of cells.
    private func wholeRows(_ cells: [GridFlow.Placement]) -> [GridFlow.Placement] {
        cells.filter { $0.cell.minY < cells[cells.count - 1].cell.minY }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-6 }
    }
}
