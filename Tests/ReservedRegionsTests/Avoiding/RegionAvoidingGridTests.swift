import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// Where the grid puts views.
@Suite("Region-avoiding grid")
@MainActor
struct RegionAvoidingGridTests {
    private let fold = SceneRegion(
        name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 669),
        margins: RectInsets(left: 20, right: 20))

    private func scene(_ regions: [SceneRegion], direction: LayoutDirection = .leftToRight) -> WindowScene {
        WindowScene(
            size: CGSize(width: 951, height: 669), safeArea: RectInsets(bottom: 34, right: 84),
            layoutDirection: direction, regions: regions)
    }

    private func host(
        _ scene: WindowScene, count: Int = 8, columns: DividedColumns.Count = .fixed(4), alignment: Alignment = .center
    ) -> ViewHost {
        ViewHost(scene: scene) {
            GeometryReader { proxy in
                RegionAvoidingGrid(
                    regions: proxy.reservedRegions(kind: .division) + proxy.reservedRegions(kind: .occlusion),
                    columns: columns, alignment: alignment
                ) {
                    ForEach(0..<count) { Color.red.frame(height: CGFloat(40 + $0)).id($0) }
                }
            }
            .padding(20)
        }
    }

    private func frames(_ host: ViewHost) -> [CGRect] { host.framesByID().map(\.frame) }

    @Test("Every cell stays whole beside the fold, the margins stay, and so does the number of columns")
    func folded() {
        let host = host(scene([fold]))
        let book = frames(host)
        #expect(book[0].minX == 20 && book[3].maxX == 847)
        #expect(book[1].maxX == 455.5 && book[2].minX == 495.5)
        var flat = fold
        flat.isActive = false
        host.scene = scene([flat])
        let after = frames(host)
        #expect(after[0].minX == 20 && after[3].maxX == 847 && after[4].minX == 20)
        #expect(Set(after.map(\.width)) == [200.75])
    }

    @Test("Right to left the first column is at the right, and the fold where it is")
    func rightToLeft() {
        let found = frames(host(scene([fold], direction: .rightToLeft)))
        #expect(found[0].maxX == 847 && found[1].minX == 495.5 && found[2].maxX == 455.5 && found[3].minX == 20)
    }

    @Test("Rows meet on a line, and views lie in their cells as they are aligned")
    func aligned() {
        let host = ViewHost(scene: scene([])) {
            RegionAvoidingGrid(regions: [], columns: .fixed(2), alignment: .leadingFirstTextBaseline, spacing: 0) {
                Text("small").id(0)
                Text("large").font(.system(size: 40)).id(1)
            }
        }
        let found = frames(host)
        #expect(found[0].minX == 0 && found[1].minX == 433.5 && found[0].minY > found[1].minY)
        let cells = frames(self.host(scene([]), count: 4, alignment: .bottom))
        #expect(Set(cells.map(\.maxY)) == [63])
    }

    @Test("In a scroll view rows cross a fold from side to side; columns keep beside one along the axis")
    func scrolling() {
        let across = SceneRegion(name: "f", kind: .division, frame: CGRect(x: 0, y: 100, width: 951, height: 40))
        for (region, bottom) in [(across, 8 * 58 - 8), (fold, 8 * 58 - 8)] {
            let host = ViewHost(scene: scene([region])) {
                GeometryReader { proxy in
                    ScrollView {
                        RegionAvoidingGrid(regions: proxy.reservedRegions(kind: .division), columns: .fixed(2)) {
                            ForEach(0..<16) { Color.red.frame(height: 50).id($0) }
                        }
                    }
                }
            }
            let found = frames(host)
            #expect(found[15].maxY == CGFloat(bottom))
            #expect(region == across || !found.contains { $0.meets(region.frame) })
        }
    }

    @Test("Where no width is proposed there is one that suits")
    func ideal() {
        let host = ViewHost(scene: scene([])) {
            RegionAvoidingGrid(regions: [], columns: .adaptive(minimum: 30)) {
                ForEach(0..<3) { Color.red.frame(width: 50, height: 20).id($0) }
            }
            .fixedSize().id("grid")
        }
        #expect(Frames(host).byID["grid"]?.size == CGSize(width: 108, height: 48))
    }

    @Test("Right to left is the mirror image, and what is not marked is clear", arguments: Array(UInt64(1)...80))
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let regions = (0..<Int(generator.length(0...5))).map { index in
            let isFold = generator.chance(40)
            let height = generator.length(0...(isFold ? 700 : 120))
            return SceneRegion(
                name: "\(index)", kind: isFold ? .division : .occlusion,
                frame: CGRect(
                    x: generator.length(-20...900), y: generator.length(-20...600), width: generator.length(0...200),
                    height: height), isActive: generator.chance(80))
        }
        let count = Int(generator.length(0...30))
        func host(_ direction: LayoutDirection, _ regions: [SceneRegion]) -> ViewHost {
            var scene = scene(regions, direction: direction)
            scene.safeArea = .zero
            return self.host(scene, count: count, columns: .adaptive(minimum: 100))
        }
        let forward = host(.leftToRight, regions)
        let found = forward.snapshot().elements.filter { Int($0.id) != nil }
        #expect(found.count == count, "seed \(seed)")
        for element in found where !element.isPlacedOverRegion {
            let frame = element.frame.insetBy(dx: 1e-6, dy: 1e-6)
            let isMet = forward.scene.regions.contains { $0.isActive && $0.frame.meets(frame) }
            #expect(!isMet, "seed \(seed): \(element.id)")
        }
        let backward = Frames(host(.rightToLeft, regions.map { $0.mirrored(inWidth: 951) }))
        #expect(backward.difference(from: Frames(forward).mirrored(inWidth: 951), "seed \(seed)") == nil)
    }

    @Test("A cell that cannot be clear is marked", arguments: [0, 1, 1000])
    func noRoom(count: Int) {
        let all = (0..<count).map {
            SceneRegion(name: "\($0)", kind: .occlusion, frame: CGRect(x: 0, y: 0, width: 951, height: 669))
        }
        let marks = host(scene(all)).snapshot().elements.map(\.isPlacedOverRegion).filter(\.self).count
        #expect(marks == (count == 0 ? 0 : 8))
    }
}
