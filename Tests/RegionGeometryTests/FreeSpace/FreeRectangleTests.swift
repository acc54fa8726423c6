import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("Free rectangles")
struct FreeRectangleTests {
    private static let seeds = 1...800 as ClosedRange<UInt64>

    private func maximal(_ room: RandomRoom) -> [CGRect] {
        FreeRectangles.maximal(within: room.bounds, avoiding: room.obstacles)
    }

    @Test("All maximal free rectangles are found, each once, none else, in reading order")
    func complete() {
        var most = 0
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed)
            let found = maximal(room)
            #expect(found == room.maximalRectangles, "seed \(seed)")
            most = max(most, found.count)
        }
        #expect(most > 8)
    }

    @Test("The largest is the first of those with the largest area, of all that are large enough")
    func largest() {
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed)
            var random = SeededGenerator(seed: seed)
            let least = CGSize(width: random.length(-1...5), height: random.length(-1...5))
            let useful = room.maximalRectangles.filter { $0.width >= least.width && $0.height >= least.height }
            let area = useful.map(\.area).max()
            let found = FreeRectangles.largest(
                within: room.bounds, avoiding: room.obstacles, minimumSize: least)
            #expect(found == useful.first { $0.area == area }, "seed \(seed)")
        }
    }

    @Test("The largest of a shape fills a maximal one along one axis and is in its middle along the other")
    func shape() throws {
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed)
            var random = SeededGenerator(seed: seed)
            let ratio = [0.25, 0.5, 1, 2, 4][Int.random(in: 0..<5, using: &random)]
            let least = random.length(0...3)
            let fitted = room.maximalRectangles.map { whole in
                let width = min(whole.width, whole.height * ratio)
                return CGRect(
                    x: whole.midX - width / 2, y: whole.midY - width / ratio / 2, width: width, height: width / ratio)
            }
            let width = fitted.map(\.width).max() ?? 0
            let found = FreeRectangles.largest(
                aspectRatio: ratio, within: room.bounds, avoiding: room.obstacles,
                minimumSize: CGSize(width: 0, height: least))
            let isLargeEnough = width / ratio >= least
            #expect(found == (isLargeEnough ? fitted.first { $0.width == width } : nil), "seed \(seed)")
        }
    }

    @Test("Free rectangles move, mirror, turn and grow with the room")
    func laws() {
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed, side: 40, upTo: 20)
            let found = maximal(room)
            let changes: [(CGRect) -> CGRect] = [
                { $0.offsetBy(dx: 64, dy: -32) }, room.mirrored, \.transposed, { $0.scaled(by: 0.25) },
                { $0.scaled(by: 1024) },
            ]
            for change in changes {
                let changed = room.mapped(change)
                #expect(Set(maximal(changed)) == Set(found.map(change)), "seed \(seed)")
                let largest = FreeRectangles.largest(within: changed.bounds, avoiding: changed.obstacles)
                let best = found.map(change).map(\.area).max()
                #expect(largest?.area == best, "seed \(seed)")
            }
        }
    }

    @Test("Numbers that round do not make a rectangle reach into an obstacle or over the bounds")
    func rounding() {
        for seed in Self.seeds {
            let room = RandomRoom(seed: seed, side: 40, upTo: 20).mapped { $0.scaled(by: 0.1) }
            for rect in maximal(room) {
                #expect(room.isFree(rect) && rect.lies(within: room.bounds), "seed \(seed)")
            }
        }
    }

    /// Obstacles in a window of 100 by 60 points, and what is free around them.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let obstacles: [CGRect]
        let free: [CGRect]
    }

    private static let window = CGRect(x: 0, y: 0, width: 100, height: 60)
    private static let camera = CGRect(x: 40, y: 20, width: 20, height: 10)
    private static let aroundCamera = [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 0, width: 40, height: 60),
        CGRect(x: 60, y: 0, width: 40, height: 60), CGRect(x: 0, y: 30, width: 100, height: 30),
    ]

    static let cases = [
        Case(testDescription: "none", obstacles: [], free: [window]),
        Case(testDescription: "in the middle", obstacles: [camera], free: aroundCamera),
        Case(testDescription: "identical twice", obstacles: [camera, camera], free: aroundCamera),
        Case(
            testDescription: "one inside another", obstacles: [camera, camera.insetBy(dx: 3, dy: 3)], free: aroundCamera
        ),
        Case(testDescription: "equal to the window", obstacles: [window], free: []),
        Case(testDescription: "larger than the window", obstacles: [window.insetBy(dx: -9, dy: -9)], free: []),
        Case(testDescription: "outside", obstacles: [camera.offsetBy(dx: 300, dy: 0)], free: [window]),
        Case(
            testDescription: "touching an edge from outside",
            obstacles: [CGRect(x: 100, y: 0, width: 20, height: 60), CGRect(x: 0, y: 0, width: 100, height: 0)],
            free: [window]),
        Case(
            testDescription: "touching an edge from inside", obstacles: [CGRect(x: 80, y: 0, width: 20, height: 60)],
            free: [CGRect(x: 0, y: 0, width: 80, height: 60)]),
        Case(
            testDescription: "touching one another",
            obstacles: [CGRect(x: 20, y: 0, width: 20, height: 60), CGRect(x: 40, y: 0, width: 20, height: 60)],
            free: [CGRect(x: 0, y: 0, width: 20, height: 60), CGRect(x: 60, y: 0, width: 40, height: 60)]),
        Case(
            testDescription: "of zero width", obstacles: [CGRect(x: 50, y: -5, width: 0, height: 90)],
            free: [CGRect(x: 0, y: 0, width: 50, height: 60), CGRect(x: 50, y: 0, width: 50, height: 60)]),
        Case(
            testDescription: "a point", obstacles: [CGRect(x: 50, y: 20, width: 0, height: 0)],
            free: [
                CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 0, width: 50, height: 60),
                CGRect(x: 50, y: 0, width: 50, height: 60), CGRect(x: 0, y: 20, width: 100, height: 40),
            ]),
        Case(
            testDescription: "no rectangles",
            obstacles: [
                CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9),
                CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9), .null,
                CGRect(origin: .zero, size: CGSize(width: -50, height: 50)),
            ], free: [window]),
        Case(
            testDescription: "very large numbers", obstacles: [CGRect(x: 50, y: -1e300, width: 1e300, height: 1e306)],
            free: [CGRect(x: 0, y: 0, width: 50, height: 60)]),
    ]

    @Test("Around obstacles that are", arguments: cases)
    func degenerate(this: Case) {
        #expect(FreeRectangles.maximal(within: Self.window, avoiding: this.obstacles) == this.free)
        let largest = this.free.map(\.area).max()
        #expect(FreeRectangles.largest(within: Self.window, avoiding: this.obstacles)?.area == largest)
    }

    @Test(
        "Bounds without an area have nothing free",
        arguments: [
            .zero, CGRect(x: 0, y: 0, width: 9, height: 0), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9),
            CGRect(x: 0, y: CGFloat.nan, width: 9, height: 9), .null,
        ] as [CGRect])
    func noBounds(bounds: CGRect) {
        #expect(FreeRectangles.maximal(within: bounds, avoiding: [Self.camera]).isEmpty)
        #expect(FreeRectangles.largest(within: bounds, avoiding: []) == nil)
    }

    @Test("A shape that is none has no rectangle", arguments: [0, -1, CGFloat.nan, .infinity])
    func noShape(ratio: CGFloat) {
        #expect(FreeRectangles.largest(aspectRatio: ratio, within: Self.window, avoiding: []) == nil)
    }

    @Test("A thousand obstacles: all the same, in a row, and on a diagonal, where no two see past a third")
    func thousand() {
        let bounds = CGRect(x: 0, y: 0, width: 3000, height: 3000)
        let same = Array(repeating: CGRect(x: 400, y: 400, width: 10, height: 10), count: 1000)
        #expect(FreeRectangles.maximal(within: bounds, avoiding: same).count == 4)
        let row = (0..<1000).map { CGRect(x: $0 * 3 + 1, y: 1000, width: 1, height: 1000) }
        // Above, below, and between each two, the edges being neighbours too.
        #expect(FreeRectangles.maximal(within: bounds, avoiding: row).count == 1003)
        let diagonal = (0..<1000).map { CGRect(x: $0 * 3, y: $0 * 3, width: 3, height: 3) }
        // To the right of each and above the next, and the same below and to the left.
        #expect(FreeRectangles.maximal(within: bounds, avoiding: diagonal).count == 1998)
        let largest = FreeRectangles.largest(within: bounds, avoiding: diagonal)
        #expect(largest == CGRect(x: 1500, y: 0, width: 1500, height: 1500))
    }

    @Test("Points on a diagonal leave a rectangle for every two: all of them are found")
    func most() {
        let points = (1...19).map { CGRect(x: $0, y: $0, width: 0, height: 0) }
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let found = FreeRectangles.maximal(within: bounds, avoiding: points)
        #expect(found == RandomRoom(bounds: bounds, obstacles: points).maximalRectangles)
    }
}
