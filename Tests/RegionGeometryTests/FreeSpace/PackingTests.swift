import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("Packing")
struct PackingTests {
    private static let seeds = 1...200 as ClosedRange<UInt64>

    private func packing(_ seed: UInt64) -> (Packing, sizes: [CGSize]) {
        var random = SeededGenerator(seed: seed)
        let room = RandomRoom(seed: seed, side: 60, upTo: 5)
        let packing = Packing(
            in: room.bounds, around: room.obstacles, spacing: random.length(0...2),
            priority: random.chance(60) ? .readingOrder : .bestFit)
        let longest = random.chance(50) ? 8 : 20
        let sizes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            CGSize(width: random.length(0...longest), height: random.length(0...longest))
        }
        return (packing, sizes)
    }

    @Test("All items are there in their sizes and within the bounds; a clear one meets nothing and keeps its distance")
    func clear() {
        var count = (clear: 0, over: 0)
        for seed in Self.seeds {
            let (packing, sizes) = packing(seed)
            let placements = packing.place(sizes)
            #expect(placements.map(\.frame.size) == sizes, "seed \(seed)")
            var taken = packing.obstacles
            for placement in placements {
                let frame = placement.frame
                let begins = frame.minX >= packing.bounds.minX && frame.minY >= packing.bounds.minY
                let fits = frame.width <= packing.bounds.width && frame.height <= packing.bounds.height
                #expect(begins && (!fits || frame.lies(within: packing.bounds)), "seed \(seed)")
                let isClear = fits && !taken.contains { $0.meets(frame) }
                if placement.isClear { #expect(isClear, "seed \(seed)") }
                count = placement.isClear ? (count.clear + 1, count.over) : (count.clear, count.over + 1)
                taken.append(frame.insetBy(dx: -packing.spacing, dy: -packing.spacing))
            }
        }
        #expect(count.clear > 600 && count.over > 150)
    }

    @Test("No item lies over something while a clear place is left for it, and then it overlaps least")
    func complete() {
        for seed in Self.seeds {
            let (packing, sizes) = packing(seed)
            var taken = packing.obstacles
            for placement in packing.place(sizes) {
                let frame = placement.frame
                if !placement.isClear, frame.width > 0, frame.height > 0 {
                    let other = ClearPosition.frame(nearestTo: frame, avoiding: taken, within: packing.bounds)
                    #expect(other == nil, "seed \(seed)")
                }
                taken.append(frame.insetBy(dx: -packing.spacing, dy: -packing.spacing))
            }
        }
    }

    @Test("Items in order stand no higher than those before them, and to the right of those beside them")
    func order() {
        var (inOrder, outOfOrder) = (0, 0)
        for seed in Self.seeds {
            let (packing, sizes) = packing(seed)
            guard packing.priority == .readingOrder else { continue }
            var before: [CGRect] = []
            for placement in packing.place(sizes) {
                guard placement.isInOrder else {
                    outOfOrder += 1
                    continue
                }
                inOrder += 1
                let frame = placement.frame
                #expect(
                    before.allSatisfy {
                        $0.minY <= frame.minY && ($0.maxY <= frame.minY || $0.maxX <= frame.minX)
                    }, "seed \(seed)")
                before.append(frame)
            }
        }
        #expect(inOrder > 600 && outOfOrder > 60)
    }

    @Test("A mirrored packing has the mirrored frames from right to left; packings move and grow with the room")
    func laws() {
        for seed in Self.seeds {
            let (packing, sizes) = packing(seed)
            let placements = packing.place(sizes)
            func mapped(_ scale: CGFloat, _ change: (CGRect) -> CGRect) -> Packing {
                Packing(
                    in: change(packing.bounds), around: packing.obstacles.map(change),
                    spacing: packing.spacing * scale, priority: packing.priority)
            }
            func frames(_ change: (CGRect) -> CGRect) -> [CGRect] { placements.map { change($0.frame) } }
            let mirror = { (rect: CGRect) in rect.mirrored(inWidth: packing.bounds.minX + packing.bounds.maxX) }
            let move = { (rect: CGRect) in rect.offsetBy(dx: 64, dy: -32) }
            let grow = { (rect: CGRect) in rect.scaled(by: 4) }
            let larger = sizes.map { CGSize(width: $0.width * 4, height: $0.height * 4) }
            #expect(
                mapped(1, mirror).place(sizes, isRightToLeft: true).map(\.frame) == frames(mirror), "seed \(seed)")
            #expect(mapped(1, move).place(sizes).map(\.frame) == frames(move), "seed \(seed)")
            #expect(mapped(4, grow).place(larger).map(\.frame) == frames(grow), "seed \(seed)")
        }
    }

    private static let window = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test("Small items fill what large ones left free only once there is no room behind the last")
    func goesBack() {
        let sizes = [(60, 30), (60, 20), (30, 10), (30, 10), (40, 30), (40, 20)].map { CGSize(width: $0, height: $1) }
        let placements = Packing(in: Self.window, around: []).place(sizes)
        #expect(
            placements.map(\.frame.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 60, y: 30), CGPoint(x: 60, y: 40),
                CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 40),
            ])
        #expect(placements.map(\.isInOrder) == [true, true, true, true, false, false])
        #expect(placements.map(\.isClear) == [true, true, true, true, true, false])
    }

    @Test("The best fit leaves the shortest length over")
    func bestFit() {
        let obstacles = [CGRect(x: 30, y: 0, width: 5, height: 60), CGRect(x: 50, y: 0, width: 5, height: 60)]
        let packing = Packing(in: Self.window, around: obstacles, priority: .bestFit)
        let placements = packing.place([CGSize(width: 14, height: 20), CGSize(width: 44, height: 20)])
        #expect(placements.map(\.frame.origin) == [CGPoint(x: 35, y: 0), CGPoint(x: 55, y: 0)])
        #expect(placements.allSatisfy { $0.isClear && !$0.isInOrder })
    }

    @Test("Items go around a fold, and never across it")
    func fold() {
        let fold = CGRect(x: 45, y: 0, width: 10, height: 60)
        let placements = Packing(in: Self.window, around: [fold], spacing: 5)
            .place(Array(repeating: CGSize(width: 20, height: 25), count: 8))
        #expect(placements.prefix(4).map(\.frame.minX) == [0, 25, 55, 80])
        #expect(placements.suffix(4).map(\.frame.minX) == [0, 25, 55, 80])
        #expect(placements.map(\.frame.minY) == [0, 0, 0, 0, 30, 30, 30, 30])
    }

    @Test("What is no size and what is no window is placed all the same")
    func degenerate() {
        let sizes = [
            CGSize(width: CGFloat.nan, height: -5), CGSize(width: CGFloat.infinity, height: 10),
            CGSize(width: 1e300, height: 1),
        ]
        let obstacles = [CGRect.null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 50)]
        let placements = Packing(in: Self.window, around: obstacles, spacing: .nan).place(sizes)
        #expect(
            placements.map(\.frame) == [
                .zero, CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 0, width: 1e300, height: 1),
            ])
        #expect(placements.map(\.isClear) == [true, true, false])
        for bounds in [CGRect.null, .zero, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9)] {
            let placement = Packing(in: bounds, around: []).place([CGSize(width: 5, height: 5)])[0]
            #expect(placement.frame == CGRect(x: 0, y: 0, width: 5, height: 5) && !placement.isClear)
        }
        for obstacle in [Self.window, Self.window.insetBy(dx: -5, dy: -5)] {
            let placement = Packing(in: Self.window, around: [obstacle]).place([CGSize(width: 5, height: 5)])[0]
            #expect(placement.frame == CGRect(x: 0, y: 0, width: 5, height: 5) && !placement.isClear)
        }
    }

    @Test(
        "Many more items than there is room for lie over one another evenly, in no heap",
        arguments: Packing.Priority.allCases)
    func overfull(priority: Packing.Priority) {
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
        let fold = CGRect(x: 0, y: 380, width: 400, height: 40)
        let sizes = (0..<600).map { (index: Int) -> CGSize in
            CGSize(width: 30 + index * 7 % 23, height: 24 + index * 5 % 17)
        }
        let placements = Packing(in: bounds, around: [fold], spacing: 4, priority: priority).place(sizes)
        #expect(placements.map(\.frame.size) == sizes && placements.allSatisfy { $0.frame.lies(within: bounds) })
        let fitting = placements.prefix { $0.isClear }.count
        // What fits stands as it does where nothing follows.
        let alone = Packing(in: bounds, around: [fold], spacing: 4, priority: priority).place(Array(sizes[..<fitting]))
        #expect(fitting > 100 && alone == Array(placements[..<fitting]))
        let frames = placements.map(\.frame)
        let deepest =
            stride(from: 10, to: bounds.height, by: 20).flatMap { y in
                stride(from: 10, to: bounds.width, by: 20).map { x in frames.count { $0.contains(CGPoint(x: x, y: y)) }
                }
            }.max() ?? 0
        // Spread evenly, there would be three wherever one looks.
        let all = frames.map(\.area).reduce(0, +) / bounds.area
        #expect(CGFloat(deepest) <= 3 * all, "\(deepest) of \(all)")
    }

    @Test("A hundred items around a thousand obstacles")
    func thousand() {
        let bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let obstacles = (0..<1000).map { CGRect(x: $0 % 50 * 20, y: $0 / 50 * 20, width: 5, height: 20) }
        let sizes = (0..<100).map { CGSize(width: 10 + $0 % 5, height: 10 + $0 % 17) }
        let placements = Packing(in: bounds, around: obstacles).place(sizes)
        #expect(placements.allSatisfy { $0.isClear && $0.isInOrder })
    }
}
