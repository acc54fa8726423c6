import Foundation
import RegionGeometry
import TestSupport
import Testing

/// Where displaced rectangles go, in numbers and as laws.
@Suite("Displacement")
struct DisplacementTests {
    /// The safe area of an iPhone Duo that is held like a book.
    private let book = CGRect(x: 0, y: 0, width: 867, height: 635)
    private let verticalFold = CGRect(x: 455.5, y: 0, width: 40, height: 669)
    /// The safe area of one that stands like a laptop.
    private let laptop = CGRect(x: 0, y: 82, width: 669, height: 835)
    private let horizontalFold = CGRect(x: 0, y: 455.5, width: 669, height: 40)

    private func place(
        _ rect: CGRect, _ strategy: Displacement.Strategy, in room: CGRect, _ division: CGRect,
        isRightToLeft: Bool = false
    ) -> CGRect {
        Displacement(strategy).place(
            rect, divisions: [division], occlusions: [], within: room, isRightToLeft: isRightToLeft
        ).frame
    }

    @Test("In a book transient things go to the trailing page, others to the nearer one")
    func bookSides() {
        let card = CGRect(x: 333.5, y: 200, width: 200, height: 100)
        let (left, right) = (card.offsetBy(dx: -78, dy: 0), card.offsetBy(dx: 162, dy: 0))
        for purpose in Displacement.Purpose.allCases {
            let isTransient = purpose == .transient
            let strategy = Displacement.Strategy.side(for: purpose)
            #expect(place(card, strategy, in: book, verticalFold) == (isTransient ? right : left))
            #expect(place(card, strategy, in: book, verticalFold, isRightToLeft: true) == left)
        }
        let late = card.offsetBy(dx: 100, dy: 0)
        #expect(place(late, .side(for: .transient), in: book, verticalFold, isRightToLeft: true).maxX == 455.5)
        #expect(place(late, .nearest, in: book, verticalFold, isRightToLeft: true).minX == 495.5)
    }

    @Test("In a laptop controls go below the fold, what is looked at above, other things to the nearer side")
    func laptopSides() {
        let high = CGRect(x: 100, y: 380, width: 200, height: 100)
        let low = high.offsetBy(dx: 0, dy: 100)
        #expect(place(high, .side(for: .controls), in: laptop, horizontalFold).minY == 495.5)
        #expect(place(low, .side(for: .viewing), in: laptop, horizontalFold).maxY == 455.5)
        #expect(place(high, .side(for: .transient), in: laptop, horizontalFold).maxY == 455.5)
        #expect(place(low, .side(for: .transient), in: laptop, horizontalFold).minY == 495.5)
    }

    @Test("What does not fit on its side, or meets no division with two, goes to the nearest place")
    func noSide() {
        let wide = CGRect(x: 100, y: 100, width: 420, height: 50)
        #expect(
            place(wide, .side(for: .transient), in: book, verticalFold) == place(wide, .nearest, in: book, verticalFold)
        )
        let sliver = CGRect(x: 853.5, y: 0, width: 13.5, height: 669)
        let card = CGRect(x: 800, y: 100, width: 60, height: 50)
        #expect(place(card, .side(for: .transient), in: book, sliver).maxX == 853.5)
    }

    @Test("After a move it is clear of both kinds")
    func bothKinds() {
        // The nearer side of the fold is where the camera is.
        let card = CGRect(x: 380, y: 20, width: 90, height: 60)
        let camera = CGRect(x: 340, y: 40, width: 37, height: 37)
        let placement = Displacement().place(card, divisions: [verticalFold], occlusions: [camera], within: book)
        #expect(placement.isClear)
        #expect(placement.frame == CGRect(x: 365.5, y: 77, width: 90, height: 60))
    }

    /// Rectangles and regions with whole coordinates.
    private struct Case {
        var rect: CGRect
        var divisions: [CGRect]
        var occlusions: [CGRect]
        let room: CGRect
        let strategy: Displacement.Strategy

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            func rect(_ range: ClosedRange<Int>, _ sizes: ClosedRange<Int>) -> CGRect {
                CGRect(
                    x: generator.length(range), y: generator.length(range), width: generator.length(sizes),
                    height: generator.length(sizes))
            }
            room = CGRect(x: 0, y: 0, width: generator.length(8...24), height: generator.length(8...24))
            self.rect = rect(-2...18, 0...12)
            divisions = (0..<generator.next() % 3).map { _ in rect(-4...22, 0...8) }
            occlusions = (0..<generator.next() % 4).map { _ in rect(-4...22, 0...8) }
            let strategies: [Displacement.Strategy] =
                [.nearest, .shrinking] + Displacement.Purpose.allCases.map { .side(for: $0) }
            strategy = strategies[Int(generator.next() % 5)]
        }

        var obstacles: [CGRect] { divisions + occlusions }

        func place(_ strategy: Displacement.Strategy, isRightToLeft: Bool = false) -> Displacement.Placement {
            Displacement(strategy).place(
                rect, divisions: divisions, occlusions: occlusions, within: room, isRightToLeft: isRightToLeft)
        }

        func mapped(_ change: (CGRect) -> CGRect) -> Case {
            Case(
                rect: change(rect), divisions: divisions.map(change), occlusions: occlusions.map(change),
                room: change(room), strategy: strategy)
        }

        private init(
            rect: CGRect, divisions: [CGRect], occlusions: [CGRect], room: CGRect, strategy: Displacement.Strategy
        ) {
            (self.rect, self.divisions, self.occlusions) = (rect, divisions, occlusions)
            (self.room, self.strategy) = (room, strategy)
        }

        /// The squared length of the shortest clear move, by trying all.
        var shortestMove: CGFloat? {
            let bounds = room.union(rect)
            var best: CGFloat?
            for dx in -40...40 {
                for dy in -40...40 {
                    let moved = rect.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy))
                    let isInside =
                        moved.minX >= bounds.minX && moved.maxX <= bounds.maxX && moved.minY >= bounds.minY
                        && moved.maxY <= bounds.maxY
                    guard isInside, !obstacles.contains(where: { $0.meets(moved) }) else { continue }
                    let length = CGFloat(dx * dx + dy * dy)
                    if length < best ?? .infinity { best = length }
                }
            }
            return best
        }
    }

    @Test("The move is the shortest that there is, by trying all", arguments: Array(UInt64(1)...60))
    func optimum(seed: UInt64) {
        let example = Case(seed: seed)
        let placement = example.place(.nearest)
        let length =
            pow(placement.frame.minX - example.rect.minX, 2) + pow(placement.frame.minY - example.rect.minY, 2)
        let shortest = example.shortestMove
        #expect(placement.isClear == (shortest != nil), "seed \(seed)")
        if let shortest { #expect(length == shortest, "seed \(seed)") }
    }

    @Test("Nothing vanishes, nothing clear moves, and a way out is taken", arguments: Array(UInt64(1)...300))
    func soundness(seed: UInt64) {
        let example = Case(seed: seed)
        let placement = example.place(example.strategy)
        let bounds = example.room.union(example.rect)
        #expect(bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(placement.frame), "seed \(seed): \(placement)")
        if example.strategy != .shrinking { #expect(placement.frame.size == example.rect.size, "seed \(seed)") }
        #expect(placement.isClear == !example.obstacles.contains { $0.meets(placement.frame) }, "seed \(seed)")
        if !example.obstacles.contains(where: { $0.meets(example.rect) }) {
            #expect(placement.frame == example.rect, "seed \(seed)")
        }
        if example.place(.nearest).isClear { #expect(placement.isClear, "seed \(seed)") }
    }

    @Test(
        "What shrinks keeps the largest part of itself that is clear, by trying all", arguments: Array(UInt64(1)...300))
    func shrunk(seed: UInt64) {
        let example = Case(seed: seed)
        let isMet = example.obstacles.contains { $0.meets(example.rect) }
        let room = RandomRoom(bounds: example.rect, obstacles: example.obstacles)
        let largest = room.maximalRectangles.map(\.area).max() ?? 0
        guard isMet, largest > 0 else { return }
        let placement = example.place(.shrinking)
        #expect(placement.isClear && placement.frame.lies(within: example.rect), "seed \(seed): \(placement)")
        #expect(placement.frame.area == largest, "seed \(seed): \(placement)")
    }

    @Test(
        "Moved, mirrored and scaled situations give moved, mirrored and scaled answers",
        arguments: Array(UInt64(1)...300))
    func symmetries(seed: UInt64) {
        let example = Case(seed: seed)
        let placement = example.place(example.strategy)
        func expect(_ other: Displacement.Placement, _ change: (CGRect) -> CGRect, _ what: String) {
            #expect(other.isClear == placement.isClear, "seed \(seed), \(what)")
            #expect(other.frame == change(placement.frame), "seed \(seed), \(what)")
        }
        let moved: (CGRect) -> CGRect = { $0.offsetBy(dx: 1024, dy: -512) }
        expect(example.mapped(moved).place(example.strategy), moved, "moved")
        let mirrored: (CGRect) -> CGRect = { $0.mirrored(inWidth: 512) }
        expect(example.mapped(mirrored).place(example.strategy, isRightToLeft: true), mirrored, "mirrored")
        let scaled: (CGRect) -> CGRect = {
            CGRect(x: $0.minX * 4, y: $0.minY * 4, width: $0.width * 4, height: $0.height * 4)
        }
        // A side is usable from 120 points on, so only small rooms scale.
        expect(example.mapped(scaled).place(example.strategy), scaled, "scaled")
    }

    private static let unit = CGRect(x: 40, y: 40, width: 20, height: 20)

    @Test(
        "Degenerate regions leave a frame to be seen",
        arguments: [
            ("as large as the room", [CGRect(x: 0, y: 0, width: 100, height: 100)], unit, false),
            ("without width", [CGRect(x: 45, y: 0, width: 0, height: 100)], unit.offsetBy(dx: 5, dy: 0), true),
            ("touching an edge", [CGRect(x: 60, y: 0, width: 10, height: 100)], unit, true),
            ("outside", [CGRect(x: 200, y: 40, width: 10, height: 10)], unit, true),
            (
                "twice", Array(repeating: CGRect(x: 55, y: 0, width: 10, height: 100), count: 2),
                unit.offsetBy(dx: -5, dy: 0), true
            ),
            (
                "one inside another",
                [CGRect(x: 55, y: 0, width: 10, height: 100), CGRect(x: 57, y: 40, width: 2, height: 2)],
                unit.offsetBy(dx: -5, dy: 0), true
            ),
            (
                "a thousand", (0..<1000).map { CGRect(x: 55 + CGFloat($0) / 1000, y: 0, width: 10, height: 100) },
                unit.offsetBy(dx: -5, dy: 0), true
            ),
            ("not a number", [CGRect(x: CGFloat.nan, y: 0, width: 10, height: 100)], unit, true),
            ("endless", [CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 100)], unit, true),
        ])
    func degenerate(what: String, regions: [CGRect], expected: CGRect, isClear: Bool) {
        let room = CGRect(x: 0, y: 0, width: 100, height: 100)
        let placement = Displacement().place(Self.unit, divisions: [], occlusions: regions, within: room)
        #expect(placement == Displacement.Placement(frame: expected, isClear: isClear), "\(what)")
    }
}
