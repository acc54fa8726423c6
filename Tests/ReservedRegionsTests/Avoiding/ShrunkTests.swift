import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// Displaced views that take less room.
@Suite("Displaced views that shrink")
@MainActor
struct ShrunkTests {
    private func book(_ direction: LayoutDirection = .leftToRight) -> WindowScene {
        WindowScene(
            size: CGSize(width: 867, height: 635), layoutDirection: direction,
            regions: [
                SceneRegion(name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 635))
            ])
    }

    /// A card of 200 × 100 points across the fold.
    private var card: some View { Color.red.displaced(strategy: .shrinking).id("card").frame(width: 200, height: 100) }

    private func frame<Content: View>(in scene: WindowScene, @ViewBuilder _ content: () -> Content) -> CGRect? {
        Frames(ViewHost(scene: scene, content: content)).byID["card"]
    }

    @Test("A view that can be smaller has the larger part beside the fold", arguments: LayoutDirection.allCases)
    func flexible(direction: LayoutDirection) {
        #expect(frame(in: book(direction)) { card } == CGRect(x: 333.5, y: 267.5, width: 122, height: 100))
        var scene = book(direction)
        scene.regions[0].isActive = false
        #expect(frame(in: scene) { card } == CGRect(x: 333.5, y: 267.5, width: 200, height: 100))
    }

    @Test("A view that keeps its size moves", arguments: LayoutDirection.allCases)
    func fixed(direction: LayoutDirection) {
        let found = frame(in: book(direction)) {
            Color.red.frame(width: 200, height: 100).displaced(strategy: .shrinking).id("card")
        }
        #expect(found == CGRect(x: 255.5, y: 267.5, width: 200, height: 100))
    }

    @Test("A view that cannot be as small as its part is as small as it can be, and moves the rest of the way")
    func least() {
        let found = frame(in: book()) {
            Color.red.frame(minWidth: 80, maxWidth: 90, maxHeight: 50).displaced(strategy: .shrinking).id("card")
                .frame(width: 200, height: 100, alignment: .trailing)
        }
        // It stood at 443.5 and 90 wide: 38 points of it are right of the fold.
        #expect(found == CGRect(x: 495.5, y: 292.5, width: 80, height: 50))
    }

    @Test("A view that is drawn smaller has the part where it is drawn; one that is turned moves")
    func drawn() {
        func drawn(_ turn: Double, _ scale: CGFloat) -> CGRect? {
            ViewHost(scene: book()) { card.scaleEffect(scale).rotationEffect(.degrees(turn)) }
                .snapshot().elements.first { $0.id == "card" }?.frame
        }
        #expect(drawn(0, 0.5) == CGRect(x: 383.5, y: 292.5, width: 72, height: 50))
        let turned = drawn(90, 1) ?? .null
        #expect(abs(turned.maxX - 455.5) < 1e-6 && abs(turned.width - 100) < 1e-6 && abs(turned.height - 200) < 1e-6)
    }

    @Test("It has the largest part that is clear, or else moves, and mirrors", arguments: Array(UInt64(1)...80))
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = CGSize(width: generator.length(200...600), height: generator.length(200...600))
        let regions = generator.regions()
        let box = CGRect(
            x: generator.length(0...100), y: generator.length(0...100), width: generator.length(1...100),
            height: generator.length(1...100))
        func host(_ direction: LayoutDirection, _ regions: [SceneRegion]) -> ViewHost {
            ViewHost(scene: WindowScene(size: size, layoutDirection: direction, regions: regions)) {
                Color.red.displaced(strategy: .shrinking).id("card").frame(width: box.width, height: box.height)
                    .padding(.leading, box.minX).padding(.top, box.minY)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let forward = host(.leftToRight, regions)
        let active = forward.scene.regions.filter(\.isActive).map(\.frame)
        let found = forward.snapshot().elements.first { $0.id == "card" }
        let part = FreeRectangles.largest(within: box, avoiding: active)
        if let part {
            #expect(found.map { abs($0.frame.area - part.area) < 1e-6 } == true, "seed \(seed)")
            #expect(found?.isPlacedOverRegion == false, "seed \(seed)")
        } else {
            #expect(found?.frame.size == box.size, "seed \(seed)")
        }
        let mirror = regions.map { $0.mirrored(inWidth: size.width) }
        let backward = Frames(host(.rightToLeft, mirror))
        #expect(backward.difference(from: Frames(forward).mirrored(inWidth: size.width), "seed \(seed)") == nil)
    }
}
