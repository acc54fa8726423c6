import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// Where the layout puts views, in numbers and as laws.
@Suite("Region-avoiding layout")
@MainActor
struct RegionAvoidingLayoutTests {
    /// Boxes of the given sizes, laid out around the scene's regions of both kinds.
    private func host(
        _ sizes: [CGSize], in scene: WindowScene, alignment: Alignment = .leading, spacing: CGFloat? = 10,
        lineSpacing: CGFloat? = 10
    ) -> ViewHost {
        ViewHost(scene: scene) {
            GeometryReader { proxy in
                RegionAvoidingLayout(
                    regions: proxy.reservedRegions(kind: .occlusion) + proxy.reservedRegions(kind: .division),
                    alignment: alignment, spacing: spacing, lineSpacing: lineSpacing
                ) {
                    ForEach(0..<sizes.count) { index in
                        Color.blue.frame(width: sizes[index].width, height: sizes[index].height).id(index)
                    }
                }
            }
        }
    }

    private func frames(_ host: ViewHost) -> [CGRect] { host.framesByID().map(\.frame) }

    private func scene(
        _ size: CGSize = CGSize(width: 200, height: 200), _ regions: [SceneRegion] = [],
        direction: LayoutDirection = .leftToRight
    ) -> WindowScene {
        WindowScene(size: size, layoutDirection: direction, regions: regions)
    }

    private func occlusion(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> SceneRegion {
        SceneRegion(name: "o", kind: .occlusion, frame: CGRect(x: x, y: y, width: width, height: height))
    }

    private func boxes(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
        Array(repeating: CGSize(width: width, height: height), count: count)
    }

    @Test("Without regions views stand in lines in reading order")
    func plain() {
        #expect(
            frames(host(boxes(5, 60, 20), in: scene())) == [
                CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 70, y: 0, width: 60, height: 20),
                CGRect(x: 140, y: 0, width: 60, height: 20), CGRect(x: 0, y: 30, width: 60, height: 20),
                CGRect(x: 70, y: 30, width: 60, height: 20),
            ])
    }

    @Test("A line goes on behind a region")
    func skips() {
        let found = frames(
            host(boxes(3, 60, 20), in: scene(CGSize(width: 200, height: 200), [occlusion(65, 0, 50, 10)])))
        #expect(found.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 115, y: 0), CGPoint(x: 0, y: 30)])
    }

    @Test("Right to left is the mirror image, around the mirrored region")
    func rightToLeft() {
        let sizes = boxes(4, 60, 20)
        let forward = frames(host(sizes, in: scene(CGSize(width: 200, height: 200), [occlusion(65, 0, 50, 10)])))
        let backward = frames(
            host(
                sizes,
                in: scene(CGSize(width: 200, height: 200), [occlusion(85, 0, 50, 10)], direction: .rightToLeft)))
        #expect(backward == forward.map { $0.mirrored(inWidth: 200) })
    }

    @Test("A fold without thickness parts a line", arguments: LayoutDirection.allCases)
    func thinFold(direction: LayoutDirection) {
        let fold = SceneRegion(name: "f", kind: .division, frame: CGRect(x: 100, y: 0, width: 0, height: 200))
        let found = frames(
            host(boxes(3, 60, 20), in: scene(CGSize(width: 200, height: 200), [fold], direction: direction)))
        #expect(found.allSatisfy { !fold.frame.meets($0) })
        #expect(found[1].minX == (direction == .leftToRight ? 100 : 40))
    }

    @Test("A view wider than every stretch is proposed the widest")
    func squeezed() {
        let fold = SceneRegion(name: "f", kind: .division, frame: CGRect(x: 80, y: 0, width: 40, height: 400))
        let host = ViewHost(scene: scene(CGSize(width: 200, height: 400), [fold])) {
            GeometryReader { proxy in
                RegionAvoidingLayout(regions: proxy.reservedRegions(kind: .division)) {
                    Text("These are more words than one half has room for on a line").id("text")
                }
            }
        }
        let frame = host.framesByID().first?.frame ?? .null
        #expect(frame.width <= 80 && frame.maxX <= 80 && frame.height > 20)
        #expect(host.snapshot().elements.allSatisfy { !$0.isPlacedOverRegion })
    }

    @Test("What fits nowhere goes where it overlaps least, and is marked")
    func noRoom() {
        let all = occlusion(0, 0, 200, 200)
        let host = host(boxes(2, 60, 20), in: scene(CGSize(width: 200, height: 200), [all]))
        #expect(host.snapshot().elements.filter(\.isPlacedOverRegion).count == 2)
        #expect(frames(host).allSatisfy { scene().bounds.contains($0) })
    }

    @Test("Text takes the widest stretch in which it then fits, beside a region if not below it")
    func narrowsAsFarAsNeeded() {
        let column = occlusion(180, 24, 40, 560)
        let host = ViewHost(scene: scene(CGSize(width: 400, height: 600), [column])) {
            GeometryReader { proxy in
                RegionAvoidingLayout(regions: proxy.reservedRegions(kind: .occlusion)) {
                    Text(String(repeating: "many words ", count: 30)).id("text")
                }
            }
        }
        let frame = frames(host)[0]
        #expect(frame.width <= 180 && !frame.meets(column.frame) && frame.maxY <= 600)
    }

    @Test("A view too wide for the room stands below those before it, and narrow where it can be")
    func tooWide() {
        let sizes = [CGSize(width: 100, height: 60), CGSize(width: 300, height: 60)]
        #expect(frames(host(sizes, in: scene(CGSize(width: 200, height: 100))))[1].minY == 70)
        let host = ViewHost(scene: scene(CGSize(width: 200, height: 50))) {
            RegionAvoidingLayout(regions: []) {
                Color.red.frame(width: 100, height: 60)
                Text("These are more words than there is room for on a line").id("text")
            }
        }
        #expect(frames(host)[0].width <= 200)
    }

    @Test("No views, no room and inactive regions are nothing special")
    func degenerate() {
        #expect(frames(host([], in: scene())).isEmpty)
        #expect(frames(host(boxes(3, 10, 10), in: scene(.zero))).count == 3)
        var off = occlusion(0, 0, 200, 200)
        off.isActive = false
        #expect(frames(host(boxes(1, 60, 20), in: scene(CGSize(width: 200, height: 200), [off])))[0].origin == .zero)
    }

    @Test("Lines are aligned across and along")
    func aligned() {
        let sizes = [CGSize(width: 40, height: 40), CGSize(width: 40, height: 20)]
        let found = frames(host(sizes, in: scene(), alignment: .bottomTrailing))
        #expect(found == [CGRect(x: 110, y: 0, width: 40, height: 40), CGRect(x: 160, y: 20, width: 40, height: 20)])
    }

    @Test("Bounds that do not begin at zero move everything")
    func shiftedBounds() {
        struct Shifted: Layout {
            let inner: RegionAvoidingLayout
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                inner.placeSubviews(
                    in: bounds.offsetBy(dx: 7, dy: 9), proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let region = ReservedRegion(
            id: .init(name: "r"), kind: .occlusion, frame: CGRect(x: 0, y: 0, width: 30, height: 30),
            margins: EdgeInsets(), isActive: true)
        let host = ViewHost(scene: scene()) {
            Shifted(inner: RegionAvoidingLayout(regions: [region])) {
                Color.red.frame(width: 20, height: 20).id("a")
            }
        }
        #expect(frames(host)[0].origin == CGPoint(x: 37, y: 9))
    }

    @Test("With room for them no views meet a region or one another", arguments: Array(UInt64(1)...150))
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = CGSize(width: generator.length(120...900), height: 4000)
        let regions = (0..<Int(generator.length(0...6))).map { index in
            SceneRegion(
                name: "\(index)", kind: generator.chance(30) ? .division : .occlusion,
                frame: CGRect(
                    x: generator.length(-20...900), y: generator.length(-20...900), width: generator.length(0...200),
                    height: generator.length(0...300)), isActive: generator.chance(80))
        }
        let sizes = (0..<Int(generator.length(0...60))).map { _ in
            CGSize(width: generator.length(1...100), height: generator.length(1...80))
        }
        for direction in LayoutDirection.allCases {
            let scene = scene(size, regions, direction: direction)
            let found = frames(host(sizes, in: scene))
            #expect(found.count == sizes.count, "seed \(seed)")
            for (index, frame) in found.enumerated() {
                #expect(scene.bounds.contains(frame), "seed \(seed), view \(index): \(frame)")
                let hit = scene.regions.first { $0.isActive && $0.frame.meets(frame.insetBy(dx: 1e-6, dy: 1e-6)) }
                #expect(hit == nil, "seed \(seed), view \(index): \(frame)")
                let twin = found[..<index].first { $0.insetBy(dx: 1e-6, dy: 1e-6).meets(frame) }
                #expect(twin == nil, "seed \(seed), view \(index): \(frame)")
            }
        }
        let mirror = regions.map { $0.mirrored(inWidth: size.width) }
        let backward = Frames(host(sizes, in: scene(size, mirror, direction: .rightToLeft)))
        let forward = Frames(host(sizes, in: scene(size, regions)))
        #expect(backward.difference(from: forward.mirrored(inWidth: size.width), "seed \(seed)") == nil)
    }
}
