import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// What a proxy answers, and that a layout follows it.
@Suite("Region queries")
@MainActor
struct RegionQueryTests {
    private func fold(isActive: Bool) -> SceneRegion {
        SceneRegion(
            name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 669),
            margins: RectInsets(left: 20, right: 20), isActive: isActive)
    }

    private let camera = SceneRegion(
        name: "camera", kind: .occlusion, frame: CGRect(x: 700, y: 20, width: 60, height: 40),
        margins: RectInsets(top: 1, left: 2, bottom: 3, right: 4))

    private func scene(
        _ regions: [SceneRegion], direction: LayoutDirection = .leftToRight, queries: RegionQueries = .documented
    ) -> WindowScene {
        WindowScene(
            size: CGSize(width: 951, height: 669), layoutDirection: direction, regions: regions, regionQueries: queries)
    }

    /// What a reader inside a padding of (30, 10, 50, 70) is told.
    private func ask<Answer>(_ scene: WindowScene, _ question: @escaping (GeometryProxy) -> Answer) -> Answer? {
        var answer: Answer?
        let host = ViewHost(scene: scene) {
            GeometryReader { proxy in
                let _ = answer = question(proxy)
                Color.clear
            }
            .padding(EdgeInsets(top: 10, leading: 30, bottom: 70, trailing: 50))
        }
        host.layOut()
        return answer
    }

    @Test("Frames are in the asking view's space, and not clipped to it")
    func localFrames() {
        let regions = ask(scene([fold(isActive: true)])) { $0.reservedRegions(kind: .division) }
        #expect(regions?.map(\.frame) == [CGRect(x: 425.5, y: -10, width: 40, height: 669)])
        #expect(regions?.first?.margins == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    }

    @Test("In right-to-left layout frames are mirrored in the view, or physical on request")
    func mirroredFrames() {
        let scene = scene([camera], direction: .rightToLeft)
        // The reader's leading padding of 30 is at the right: it lies from 50 to 921 and is 871 wide.
        let mirrored = ask(scene) { $0.reservedRegions(kind: .occlusion) }?.first
        #expect(mirrored?.frame == CGRect(x: 871 - 650 - 60, y: 10, width: 60, height: 40))
        #expect(mirrored?.margins == EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        let fixed = ask(scene) { $0.reservedRegions(kind: .occlusion, layoutDirectionBehavior: .fixed) }?.first
        #expect(fixed?.frame == CGRect(x: 650, y: 10, width: 60, height: 40))
        #expect(fixed?.margins == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test(
        "Options that are spelled out decide; without them the scene's reading does",
        arguments: [
            (RegionQueries.documented, nil, 1), (.observed, nil, 0), (.documented, [], 0), (.observed, [], 0),
            (.documented, .includeInactive, 1), (.observed, .includeInactive, 1),
        ] as [(RegionQueries, ReservedRegion.QueryOptions?, Int)])
    func options(queries: RegionQueries, options: ReservedRegion.QueryOptions?, count: Int) {
        let found = ask(scene([fold(isActive: false)], queries: queries)) { proxy in
            options.map { proxy.reservedRegions(kind: .division, options: $0) }
                ?? proxy.reservedRegions(kind: .division)
        }
        #expect(found?.count == count)
    }

    @Test("A region outside the view is left out by the documentation, and returned as it was measured")
    func outside() {
        let strip = SceneRegion(
            name: "strip", kind: .occlusion, frame: CGRect(x: 901, y: 0, width: 50, height: 100))
        #expect(ask(scene([strip])) { $0.reservedRegions(kind: .occlusion).count } == 0)
        #expect(ask(scene([strip], queries: .observed)) { $0.reservedRegions(kind: .occlusion).count } == 1)
    }

    @Test("Regions come from top to bottom, then leading to trailing, then by id, in either direction")
    func order() {
        let regions = [("c", 500, 9), ("b", 100, 9), ("d", 100, 9), ("a", 300, 5)].map {
            SceneRegion(
                name: $0.0, kind: .occlusion, frame: CGRect(x: $0.1, y: $0.2, width: 50, height: 50))
        }
        let names = { (direction: LayoutDirection, behavior: LayoutDirectionBehavior) in
            self.ask(self.scene(regions, direction: direction)) {
                $0.reservedRegions(kind: .occlusion, layoutDirectionBehavior: behavior).map(\.id.name).joined()
            }
        }
        #expect(names(.leftToRight, .mirrors) == "abdc")
        #expect(names(.rightToLeft, .mirrors) == "acbd")
        #expect(names(.rightToLeft, .fixed) == "acbd")
    }

    @Test("Moving a view by (dx, dy) moves its regions by (-dx, -dy); mirroring twice is the identity")
    func translation() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let regions = (0..<5).map { index in
                SceneRegion(
                    name: "\(index)", kind: .occlusion,
                    frame: CGRect(
                        x: generator.length(0...400), y: generator.length(0...400), width: generator.length(1...99),
                        height: generator.length(1...99)),
                    margins: RectInsets(left: generator.length(0...5), right: generator.length(0...5)))
            }
            let (dx, dy) = (generator.length(-50...50), generator.length(-50...50))
            let scene = WindowScene(size: CGSize(width: 500, height: 500), regions: regions, regionQueries: .observed)
            let view = CGRect(x: 40, y: 60, width: 300, height: 200)
            for direction in LayoutDirection.allCases {
                let ask = { (view: CGRect, behavior: LayoutDirectionBehavior) in
                    scene.reservedRegions(
                        kind: .occlusion, options: nil, behavior: behavior, seenFrom: view, direction: direction)
                }
                let here = ask(view, .fixed).map(\.frame)
                let moved = ask(view.offsetBy(dx: dx, dy: dy), .fixed).map { $0.frame.offsetBy(dx: dx, dy: dy) }
                #expect(here == moved, "seed \(seed)")
                let mirrored = ask(view, .mirrors(in: direction)).map(\.frame)
                #expect(mirrored.map { $0.mirrored(inWidth: view.width) } == here, "seed \(seed)")
            }
        }
    }

    @Test("Only views that read regions are made again when a fold becomes active")
    func invalidation() {
        final class Counts { var reader = 0, bystander = 0, sizeOnly = 0 }
        let counts = Counts()
        func count(_ path: ReferenceWritableKeyPath<Counts, Int>) -> CGFloat {
            counts[keyPath: path] += 1
            return 20
        }
        let host = ViewHost(scene: scene([fold(isActive: false)], queries: .observed)) {
            VStack {
                GeometryReader { proxy in
                    let isFolded = !proxy.reservedRegions(kind: .division).isEmpty
                    Color.red.frame(width: isFolded ? 100 : 200, height: count(\.reader)).id("reader")
                }
                GeometryReader { _ in Color.red.frame(width: 1, height: count(\.sizeOnly)) }
                Color.blue.frame(height: count(\.bystander))
            }
        }
        #expect(host.framesByID().first?.frame.width == 200)
        let arrangements = host.tree.arrangementCount
        host.scene = scene([fold(isActive: true)], queries: .observed)
        #expect(host.framesByID().first?.frame.width == 100)
        #expect((counts.reader, counts.sizeOnly, counts.bystander) == (2, 1, 1))
        #expect(host.tree.arrangementCount - arrangements <= 4)
    }
}
