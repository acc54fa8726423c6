import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// What the layout's strategies and options do beyond lines of ideal sizes.
@Suite("Strategies of the region-avoiding layout")
@MainActor
struct AvoidingStrategyTests {
    private func fold(_ frame: CGRect, isActive: Bool = true) -> ReservedRegion {
        ReservedRegion(
            id: .init(name: "f"), kind: .division, frame: frame, margins: EdgeInsets(), isActive: isActive)
    }

    private let size = CGSize(width: 500, height: 300)
    private var vertical: ReservedRegion { fold(CGRect(x: 240, y: 0, width: 40, height: 300)) }

    private func frames<Content: View>(
        _ layout: RegionAvoidingLayout, direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
    ) -> [CGRect] {
        let content = content()
        return ViewHost(scene: WindowScene(size: size, layoutDirection: direction)) {
            GeometryReader { _ in layout { content } }
        }.framesByID().map(\.frame)
    }

    private func boxes(_ count: Int, height: CGFloat) -> some View {
        ForEach(0..<count) { Color.red.frame(height: height).id($0) }
    }

    @Test("Columns are read down, and a fold parts them")
    func columns() {
        let layout = RegionAvoidingLayout(regions: [vertical], strategy: .columns(.fixed(2)), lineSpacing: 10)
        let found = frames(layout) { boxes(6, height: 90) }
        #expect(found.map(\.minX) == [0, 0, 0, 280, 280, 280])
        #expect(found.map(\.minY) == [0, 100, 200, 0, 100, 200])
        #expect(found.map(\.width) == [240, 240, 240, 220, 220, 220])
    }

    @Test("Columns above a fold from side to side are read before those below it")
    func columnsAcross() {
        let across = fold(CGRect(x: 0, y: 130, width: 500, height: 40))
        let layout = RegionAvoidingLayout(regions: [across], strategy: .columns(.fixed(2)), lineSpacing: 10)
        let found = frames(layout) { boxes(4, height: 90) }
        #expect(found.map(\.minY) == [0, 0, 170, 170] && found.map(\.minX) == [0, 254, 0, 254])
    }

    @Test("Without a height columns end nearly level")
    func balanced() {
        let layout = RegionAvoidingLayout(regions: [], strategy: .columns(.fixed(2)), spacing: 0, lineSpacing: 0)
        let host = ViewHost(scene: WindowScene(size: size)) {
            ScrollView { layout { boxes(7, height: 50) } }
        }
        let found = host.framesByID().map(\.frame)
        #expect(found.map(\.minX) == [0, 0, 0, 0, 250, 250, 250])
    }

    @Test("More than there is room for goes on below; a box too high begins a column")
    func overfull() {
        let layout = RegionAvoidingLayout(regions: [], strategy: .columns(.fixed(2)), lineSpacing: 0)
        #expect(frames(layout) { boxes(5, height: 150) }.map(\.minY) == [0, 150, 0, 150, 300])
        let high = frames(layout) {
            Color.red.frame(height: 50).id(0)
            Color.red.frame(height: 400).id(1)
            Color.red.frame(height: 50).id(2)
        }
        #expect(high.map(\.minX) == [0, 254, 254] && high.map(\.minY) == [0, 0, 400])
    }

    @Test("Views that can be larger share what a stretch leaves, those of the highest priority first")
    func growing() {
        let layout = RegionAvoidingLayout(regions: [vertical], spacing: 0, fillsRoom: true)
        func flexible(_ maximum: CGFloat) -> some View {
            Color.red.frame(minWidth: 40, idealWidth: 100, maxWidth: maximum, idealHeight: 20, maxHeight: 20)
        }
        let even = frames(layout) {
            flexible(.infinity).id(0)
            flexible(110).id(1)
            Color.blue.frame(width: 20, height: 20).id(2)
        }
        #expect(even.map(\.width) == [110, 110, 20] && even.map(\.minX) == [0, 110, 220])
        let ranked = frames(layout) {
            flexible(.infinity).id(0)
            flexible(.infinity).layoutPriority(1).id(1)
        }
        #expect(ranked.map(\.width) == [100, 140])
        #expect(frames(RegionAvoidingLayout(regions: [vertical])) { flexible(.infinity).id(0) }[0].width == 100)
    }

    @Test("In a column they share what is left of its height")
    func growingDown() {
        let layout = RegionAvoidingLayout(
            regions: [], strategy: .columns(.fixed(1)), lineSpacing: 0, fillsRoom: true)
        let found = frames(layout) {
            Color.red.frame(height: 100).id(0)
            Color.red.frame(minHeight: 50, idealHeight: 50, maxHeight: .infinity).id(1)
        }
        #expect(found.map(\.minY) == [0, 100] && found.map(\.height) == [100, 200])
    }

    @Test("Packed views go into the places that are free, and grow there")
    func packed() {
        let layout = RegionAvoidingLayout(regions: [vertical], strategy: .packing(), spacing: 0)
        func boxes() -> some View {
            Group {
                Color.red.frame(width: 240, height: 200).id(0)
                Color.red.frame(minWidth: 100, idealWidth: 100, minHeight: 50, idealHeight: 50, maxHeight: 80).id(1)
                Color.red.frame(width: 150, height: 90).id(2)
            }
        }
        let found = frames(layout) { boxes() }
        #expect(found.map(\.origin) == [.zero, CGPoint(x: 280, y: 0), CGPoint(x: 280, y: 50)])
        var filling = layout
        filling.fillsRoom = true
        #expect(frames(filling) { boxes() }[1] == CGRect(x: 280, y: 0, width: 220, height: 50))
        let wide = frames(layout) { Text(String(repeating: "word ", count: 40)).id(0) }
        #expect(wide[0].width <= 240 && !wide[0].meets(vertical.frame))
        let scrolled = ViewHost(scene: WindowScene(size: size)) { ScrollView { layout { boxes() } } }
        #expect(scrolled.framesByID().count == 3)
    }

    @Test("Texts of a line meet on their baselines")
    func baselines() {
        let layout = RegionAvoidingLayout(regions: [], alignment: .leadingFirstTextBaseline)
        let host = ViewHost(scene: WindowScene(size: size)) {
            layout {
                Text("small")
                Text("large").font(.system(size: 40))
            }
        }
        let baselines = host.snapshot().elements.flatMap(\.lines).map(\.baseline)
        #expect(baselines.count == 2 && abs(baselines[0] - baselines[1]) < 1e-9)
    }

    @Test("Inactive regions take room where that is asked for, and decide the number of columns in any case")
    func inactive() {
        let flat = fold(CGRect(x: 240, y: 0, width: 40, height: 300), isActive: false)
        let box = Color.red.frame(width: 200, height: 20)
        let cases: [(ReservedRegion.QueryOptions, CGFloat)] = [([], 208), (.includeInactive, 280)]
        for (options, x) in cases {
            let found = frames(RegionAvoidingLayout(regions: [flat], options: options)) {
                box.id(0)
                box.id(1)
            }
            #expect(found[1].minX == x)
        }
        let columns = RegionAvoidingLayout(regions: [flat], strategy: .columns(.adaptive(minimum: 120)))
        #expect(frames(columns) { boxes(1, height: 20) }[0].width == 246)
    }

    /// Regions, and views that have room for them or not.
    private struct Case {
        let regions: [SceneRegion]
        let heights: [CGFloat]
        let strategy: RegionAvoidingLayout.Strategy
        let fillsRoom: Bool

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            regions = (0..<Int(generator.length(0...5))).map { index in
                SceneRegion(
                    name: "\(index)", kind: generator.chance(40) ? .division : .occlusion,
                    frame: CGRect(
                        x: generator.length(-20...500), y: generator.length(-20...300),
                        width: generator.length(0...120), height: generator.length(0...120)),
                    isActive: generator.chance(80))
            }
            heights = (0..<Int(generator.length(0...20))).map { _ in generator.length(1...60) }
            strategy = generator.chance(50) ? .columns(.fixed(Int(generator.length(1...5)))) : .packing()
            fillsRoom = generator.chance(50)
        }
    }

    private func host(_ this: Case, _ regions: [SceneRegion], _ direction: LayoutDirection) -> ViewHost {
        ViewHost(scene: WindowScene(size: size, layoutDirection: direction, regions: regions)) {
            GeometryReader { proxy in
                RegionAvoidingLayout(
                    regions: proxy.reservedRegions(kind: .occlusion) + proxy.reservedRegions(kind: .division),
                    strategy: this.strategy, fillsRoom: this.fillsRoom
                ) {
                    ForEach(0..<this.heights.count) { index in
                        Color.red.frame(
                            idealWidth: 70, minHeight: this.heights[index], idealHeight: this.heights[index],
                            maxHeight: 80
                        )
                        .id(index)
                    }
                }
            }
        }
    }

    @Test(
        "Views meet neither regions nor one another while there is a place, and mirror",
        arguments: Array(UInt64(1)...100))
    func law(seed: UInt64) {
        let this = Case(seed: seed)
        let forward = host(this, this.regions, .leftToRight)
        let active = forward.scene.regions.filter(\.isActive).map(\.frame)
        let found = forward.snapshot().elements.filter { Int($0.id) != nil }
        #expect(found.count == this.heights.count, "seed \(seed)")
        for (index, element) in found.enumerated() {
            let frame = element.frame.insetBy(dx: 1e-6, dy: 1e-6)
            let before = found[..<index].map(\.frame)
            guard element.isPlacedOverRegion else {
                #expect(!active.contains { $0.meets(frame) }, "seed \(seed): \(element.id)")
                #expect(!before.contains { $0.meets(frame) }, "seed \(seed): \(element.id)")
                continue
            }
            let (room, taken) = room(after: before, this)
            let other = ClearPosition.frame(nearestTo: element.frame, avoiding: active + taken, within: room)
            #expect(other == nil, "seed \(seed): \(element.id)")
        }
        let mirror = this.regions.map { $0.mirrored(inWidth: size.width) }
        let backward = Frames(host(this, mirror, .rightToLeft))
        #expect(backward.difference(from: Frames(forward).mirrored(inWidth: size.width), "seed \(seed)") == nil)
    }

    /// Where a view might still go, and what others take of it: packed, all there is; in columns, the rest of the last.
    private func room(after frames: [CGRect], _ this: Case) -> (room: CGRect, taken: [CGRect]) {
        let bounds = CGRect(origin: .zero, size: size)
        guard case .columns(let count) = this.strategy else {
            return (bounds, frames.map { $0.insetBy(dx: -8, dy: -8) })
        }
        let divisions = this.regions.filter { $0.kind == .division }
        let columns = DividedColumns(count).frames(
            in: bounds, divisions: divisions.filter(\.isActive).map(\.frame),
            foreseen: divisions.filter { !$0.isActive }.map(\.frame))
        var last = columns[columns.count - 1]
        for frame in frames where frame.meets(last) {
            let top = min(frame.maxY + 8, last.maxY)
            last = CGRect(x: last.minX, y: top, width: last.width, height: last.maxY - top)
        }
        return (last, [])
    }
}
