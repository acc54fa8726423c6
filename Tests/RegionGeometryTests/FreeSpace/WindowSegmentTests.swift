import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("Window segments")
struct WindowSegmentTests {
    private static let window = CGRect(x: 0, y: 0, width: 100, height: 60)

    /// A window and folds across it, some short of its edges, on whole points.
    private func room(_ seed: UInt64) -> RandomRoom {
        var random = SeededGenerator(seed: seed)
        let bounds = CGRect(
            x: random.length(-9...9), y: random.length(-9...9), width: random.length(1...24),
            height: random.length(1...24))
        let folds = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let across = CGRect(
                x: bounds.minX + random.length(-4...24), y: bounds.minY - random.length(-2...2),
                width: random.length(0...3), height: bounds.height + random.length(-2...4))
            return random.chance(50) ? across : across.transposed
        }
        return RandomRoom(bounds: bounds, obstacles: folds.filter { $0.width >= 0 && $0.height >= 0 })
    }

    @Test("Segments and gaps are the window and do not overlap; the gaps hold all that divisions take of it")
    func union() {
        for seed in 1...800 as ClosedRange<UInt64> {
            let room = room(seed)
            for least in [0, 5] as [CGFloat] {
                let parts = WindowSegments(of: room.bounds, dividedBy: room.obstacles, minimumLength: least)
                #expect(parts.segments.count == parts.columnCount * parts.rowCount, "seed \(seed)")
                for y in Int(room.bounds.minY)..<Int(room.bounds.maxY) {
                    for x in Int(room.bounds.minX)..<Int(room.bounds.maxX) {
                        let cell = CGRect(x: x, y: y, width: 1, height: 1)
                        let (segments, gaps) = (
                            parts.segments.count { $0.frame.meets(cell) }, parts.gaps.count { $0.meets(cell) }
                        )
                        #expect(segments == (gaps == 0 ? 1 : 0), "seed \(seed)")
                        #expect(gaps > 0 || room.isFree(cell), "seed \(seed)")
                    }
                }
                for segment in parts.segments {
                    #expect(room.isFree(segment.frame) && segment.frame.lies(within: room.bounds), "seed \(seed)")
                    #expect(parts[column: segment.column, row: segment.row] == segment.frame, "seed \(seed)")
                }
            }
        }
    }

    @Test("Segments move, mirror, turn and grow with the window")
    func laws() {
        for seed in 1...800 as ClosedRange<UInt64> {
            let room = room(seed)
            let parts = WindowSegments(of: room.bounds, dividedBy: room.obstacles)
            let changes: [(CGRect) -> CGRect] = [{ $0.offsetBy(dx: 64, dy: -32) }, { $0.scaled(by: 0.25) }]
            for change in changes {
                let changed = room.mapped(change)
                let other = WindowSegments(of: changed.bounds, dividedBy: changed.obstacles)
                #expect(other.segments.map(\.frame) == parts.segments.map { change($0.frame) }, "seed \(seed)")
                #expect(other.gaps == parts.gaps.map(change), "seed \(seed)")
            }
            let mirrored = room.mapped(room.mirrored)
            let other = WindowSegments(of: mirrored.bounds, dividedBy: mirrored.obstacles)
            for segment in parts.segments {
                let column = parts.columnCount - 1 - segment.column
                #expect(other[column: column, row: segment.row] == room.mirrored(segment.frame), "seed \(seed)")
            }
        }
    }

    /// Divisions of a window of 100 by 60 points, and the columns and rows that they leave.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let divisions: [CGRect]
        var minimumLength: CGFloat = 0
        var columns: [ClosedRange<CGFloat>] = [0...100]
        var rows: [ClosedRange<CGFloat>] = [0...60]
        let gaps: [CGRect]
    }

    private static func upright(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: width, height: 60)
    }

    static let cases = [
        Case(testDescription: "none", divisions: [], gaps: []),
        Case(
            testDescription: "a book", divisions: [upright(45, 10)], columns: [0...45, 55...100],
            gaps: [upright(45, 10)]
        ),
        Case(
            testDescription: "two folds and one across",
            divisions: [upright(70, 0), CGRect(x: -5, y: 30, width: 200, height: 4), upright(20, 10)],
            columns: [0...20, 30...70, 70...100], rows: [0...30, 34...60],
            gaps: [upright(20, 10), upright(70, 0), CGRect(x: 0, y: 30, width: 100, height: 4)]),
        Case(
            testDescription: "of zero width", divisions: [upright(50, 0)], columns: [0...50, 50...100],
            gaps: [upright(50, 0)]),
        Case(
            testDescription: "identical twice", divisions: [upright(45, 10), upright(45, 10)],
            columns: [0...45, 55...100], gaps: [upright(45, 10)]),
        Case(
            testDescription: "one inside another", divisions: [upright(45, 10), upright(50, 0)],
            columns: [0...45, 55...100], gaps: [upright(45, 10)]),
        Case(testDescription: "touching an edge", divisions: [upright(100, 20), upright(0, 0)], gaps: []),
        Case(testDescription: "outside", divisions: [upright(200, 20)], gaps: []),
        Case(
            testDescription: "a sliver at the edge", divisions: [upright(90, 20)], columns: [0...90],
            gaps: [upright(90, 10)]),
        Case(
            testDescription: "with a strip behind it that is too narrow", divisions: [upright(80, 10)],
            minimumLength: 20, columns: [0...80], gaps: [upright(80, 20)]),
        Case(
            testDescription: "in a window that is too narrow itself", divisions: [upright(40, 10)],
            minimumLength: 200, columns: [50...100], gaps: [upright(0, 50)]),
        Case(
            testDescription: "short of the edges", divisions: [CGRect(x: 45, y: 10, width: 10, height: 40)],
            columns: [0...45, 55...100], gaps: [upright(45, 10)]),
        Case(testDescription: "equal to the window", divisions: [window], rows: [], gaps: [window]),
        Case(
            testDescription: "no rectangles",
            divisions: [CGRect(x: CGFloat.nan, y: 0, width: 9, height: 60), upright(30, .infinity), .null], gaps: []),
    ]

    @Test("Divisions that are", arguments: cases)
    func table(this: Case) {
        let parts = WindowSegments(
            of: Self.window, dividedBy: this.divisions, minimumLength: this.minimumLength)
        let frames = this.rows.flatMap { row in
            this.columns.map { column in
                CGRect(
                    x: column.lowerBound, y: row.lowerBound, width: column.upperBound - column.lowerBound,
                    height: row.upperBound - row.lowerBound)
            }
        }
        #expect(parts.segments.map(\.frame) == frames && parts.gaps == this.gaps)
        #expect(parts.columnCount == this.columns.count && parts.rowCount == this.rows.count)
    }

    @Test("A thousand divisions, and no such segment")
    func thousand() {
        let folds = (0..<1000).map { CGRect(x: Double($0) * 0.1, y: 0, width: 0.05, height: 60) }
        let parts = WindowSegments(of: Self.window, dividedBy: folds)
        #expect(parts.columnCount == 1000 && parts.gaps.count == 1000)
        #expect(
            parts[column: 1000, row: 0] == nil && parts[column: -1, row: 0] == nil && parts[column: 0, row: 1] == nil)
    }

    @Test(
        "What is no window has no segments",
        arguments: [.zero, .null, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9)])
    func noWindow(window: CGRect) {
        let parts = WindowSegments(of: window, dividedBy: [Self.upright(45, 10)])
        #expect(parts.segments.isEmpty && parts.gaps.isEmpty)
    }
}
