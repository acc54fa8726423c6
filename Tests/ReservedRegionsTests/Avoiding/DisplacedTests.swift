import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@testable import ReservedRegions

/// Where views go that are displaced, and what stays.
@Suite("Displaced views")
@MainActor
struct DisplacedTests {
    private let book = WindowScene(
        size: CGSize(width: 951, height: 669), safeArea: RectInsets(bottom: 34, right: 84),
        regions: [
            SceneRegion(
                name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 669),
                margins: RectInsets(left: 20, right: 20)),
            SceneRegion(name: "box", kind: .occlusion, frame: CGRect(x: 867, y: 0, width: 84, height: 120)),
        ])

    private var flat: WindowScene {
        var scene = book
        scene.regions[0].isActive = false
        return scene
    }

    private func frame<Content: View>(
        _ id: String = "card", in scene: WindowScene, @ViewBuilder _ content: () -> Content
    ) -> CGRect? { Frames(ViewHost(scene: scene, content: content)).byID[id] }

    private var card: some View { Color.red.frame(width: 200, height: 100) }

    @Test("A view across the fold moves to the nearer side, and back where it is flat")
    func moves() {
        let host = ViewHost(scene: book) { card.displaced(from: .division).id("card") }
        let middle = CGRect(x: 333.5, y: 267.5, width: 200, height: 100)
        #expect(Frames(host).byID["card"] == middle.offsetBy(dx: -78, dy: 0))
        host.scene = flat
        #expect(Frames(host).byID["card"] == middle)
        host.scene = book
        #expect(Frames(host).byID["card"] == middle.offsetBy(dx: -78, dy: 0))
    }

    @Test("An id says where the view went, whether it stands inside or outside", arguments: [false, true])
    func named(isOutside: Bool) {
        let host = ViewHost(scene: book) {
            if isOutside { card.displaced().id("card") } else { card.id("card").displaced() }
        }
        #expect(Frames(host).byID["card"]?.minX == 255.5)
        #expect(host.snapshot().elements.filter { $0.id == "card" }.map(\.frame.minX) == [255.5])
    }

    @Test("Siblings keep their places")
    func neighbours() {
        let host = ViewHost(scene: book) {
            HStack(spacing: 10) {
                card.id("a")
                card.displaced().id("card")
                card.id("b")
            }
        }
        let frames = Frames(host).byID
        #expect(frames["card"]?.maxX == 455.5)
        #expect(frames["a"]?.minX == 123.5 && frames["b"]?.minX == 543.5)
    }

    @Test("What is in a stack moves as one")
    func group() {
        let host = ViewHost(scene: book) {
            HStack(spacing: 10) {
                Color.red.frame(width: 50, height: 50).id("a")
                Color.red.frame(width: 50, height: 50).id("b")
            }
            .displaced()
        }
        let frames = Frames(host).byID
        #expect(frames["b"]?.maxX == 455.5 && frames["a"]?.minX == 345.5)
    }

    @Test("Only the kinds that are named move it; where it goes is clear of all")
    func kinds() {
        let camera = SceneRegion(name: "c", kind: .occlusion, frame: CGRect(x: 380, y: 300, width: 60, height: 37))
        var scene = book
        scene.regions.append(camera)
        let found = frame(in: scene) { card.displaced(from: .division).id("card") } ?? .null
        #expect(scene.regions.allSatisfy { !$0.frame.meets(found) })
        #expect(frame(in: book) { card.displaced(from: .occlusion).id("card") }?.minX == 333.5)
    }

    @Test("Inactive regions move it only where that is asked for")
    func inactive() {
        #expect(frame(in: flat) { card.displaced().id("card") }?.minX == 333.5)
        #expect(frame(in: flat) { card.displaced(options: .includeInactive).id("card") }?.minX == 255.5)
    }

    @Test("Purposes choose the side", arguments: LayoutDirection.allCases)
    func side(direction: LayoutDirection) {
        var scene = book
        scene.layoutDirection = direction
        let found = frame(in: scene) { card.displaced(strategy: .side(for: .transient)).id("card") }
        #expect(found?.minX == (direction == .leftToRight ? 495.5 : 255.5))
    }

    @Test("A view that finds no place is marked and told of, until it finds one")
    func noRoom() {
        let host = ViewHost(scene: book) { Color.red.displaced() }
        #expect(host.snapshot().elements.map(\.isPlacedOverRegion) == [true])
        #expect(host.snapshot().elements[0].frame == book.safeBounds)
        #expect(host.snapshot().diagnostics.map(\.message).first?.contains("no place that is clear") == true)
        host.scene = flat
        #expect(host.snapshot().elements.map(\.isPlacedOverRegion) == [false])
        #expect(host.snapshot().diagnostics.isEmpty)
    }

    @Test("What is told of two views of a kind is told until the last of them finds a place")
    func noRoomTwice() {
        let views = { (first: CGFloat, second: CGFloat) in
            ZStack {
                Color.red.frame(width: first, height: 600).displaced()
                Color.red.frame(width: second, height: 600).displaced()
            }
        }
        let host = ViewHost(scene: book) { views(900, 900) }
        #expect(host.snapshot().diagnostics.count == 1)
        for (first, second, count) in [(100, 900, 1), (900, 100, 1), (100, 100, 0), (900, 900, 1)]
            as [(CGFloat, CGFloat, Int)]
        {
            host.update { views(first, second) }
            #expect(host.snapshot().diagnostics.count == count, "\(first) and \(second)")
            #expect(
                host.snapshot().diagnostics == ViewHost(scene: book) { views(first, second) }.snapshot().diagnostics)
        }
    }

    @Test("Geometry that is read inside includes the move; guides do not")
    func geometry() {
        final class Seen { var frames: [CGRect] = [] }
        let seen = Seen()
        let host = ViewHost(scene: book) {
            HStack(alignment: .bottom) {
                GeometryReader { proxy in
                    let _ = seen.frames.append(proxy.frame(in: .global))
                    Color.red
                }
                .frame(width: 200, height: 100)
                .displaced()
                Color.blue.frame(width: 1, height: 20).id("b")
            }
        }
        #expect(Frames(host).byID["b"]?.maxY == 367.5)
        #expect(seen.frames.last?.maxX == 455.5)
    }

    @Test("A bar, the safe area and the window hold a view", arguments: [0, 60])
    func bars(barHeight: CGFloat) {
        let laptop = WindowScene(
            size: CGSize(width: 400, height: 600), safeArea: RectInsets(bottom: 30),
            regions: [SceneRegion(name: "f", kind: .division, frame: CGRect(x: 0, y: 400, width: 400, height: 40))])
        let found = frame(in: laptop) {
            Color.clear.overlay(alignment: .bottom) {
                Color.red.frame(width: 50, height: 100).displaced(from: .division).id("card")
                    .padding(.bottom, 100 - barHeight)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: barHeight) }
        }
        // Below the fold there are 130 points, of which the bar takes 60.
        #expect(found?.minY == (barHeight == 0 ? 440 : 300))
    }

    @Test("A view that is drawn smaller or turned is clear where it is drawn", arguments: [0.0, 90, 180, 30])
    func drawn(turn: Double) {
        let host = ViewHost(scene: book) {
            card.displaced().id("card").scaleEffect(0.5).rotationEffect(.degrees(turn))
        }
        let drawn = host.snapshot().elements[0].frame
        #expect(drawn.width < 200 && abs(drawn.maxX - 455.5) < 1e-6, "\(drawn)")
    }

    private func scrolled(_ axes: Axis.Set, in scene: WindowScene, at start: CGFloat = 0) -> CGRect? {
        frame(in: scene) {
            ScrollView(axes) {
                Color.red.frame(width: 200, height: 100).displaced().id("card")
                    .padding(.horizontal, 333.5)
                    .padding(.vertical, 600)
            }
            .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: start, y: start))))
        }
    }

    @Test("In a scroll view only what scrolling cannot free moves, and stands the same wherever it is scrolled to")
    func scrolling() {
        #expect(scrolled(.vertical, in: book)?.minX == 255.5)
        #expect(scrolled(.vertical, in: book, at: 400)?.minX == 255.5)
        #expect(scrolled([.vertical, .horizontal], in: book)?.minX == 333.5)
        var across = book
        across.regions = [
            SceneRegion(name: "f", kind: .division, frame: CGRect(x: 0, y: 620, width: 951, height: 40)),
            SceneRegion(name: "c", kind: .occlusion, frame: CGRect(x: 400, y: 600, width: 40, height: 40)),
        ]
        #expect(scrolled(.vertical, in: across)?.origin == CGPoint(x: 333.5, y: 600))
    }

    @Test("A fold is dealt with for what it costs: nothing else is arranged again")
    func cost() {
        let host = ViewHost(scene: flat) {
            VStack {
                ForEach(0..<50) { _ in Text("row") }
                card.displaced()
            }
        }
        host.layOut()
        let before = host.tree.arrangementCount
        host.scene = book
        host.layOut()
        #expect((1...4).contains(host.tree.arrangementCount - before))
    }

    @Test("Whatever the views around, a place that is clear is found", arguments: Array(UInt64(1)...80))
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = CGSize(width: generator.length(120...600), height: generator.length(120...600))
        let regions = generator.regions()
        let (point, box) = (
            CGPoint(x: generator.length(0...500), y: generator.length(0...500)),
            CGSize(width: generator.length(1...100), height: generator.length(1...100))
        )
        func host(_ direction: LayoutDirection, _ regions: [SceneRegion]) -> ViewHost {
            ViewHost(scene: WindowScene(size: size, layoutDirection: direction, regions: regions)) {
                ZStack {
                    Color.red.frame(width: box.width, height: box.height).displaced().id("card").position(point)
                    Text("beside").displaced().id("text").padding(7).frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
        let forward = host(.leftToRight, regions)
        for element in forward.snapshot().elements where element.id == "card" || element.id == "text" {
            let hit = forward.scene.regions.contains {
                $0.isActive && $0.frame.meets(element.frame.insetBy(dx: 1e-6, dy: 1e-6))
            }
            #expect(hit == element.isPlacedOverRegion, "seed \(seed): \(element)")
        }
        let backward = Frames(host(.rightToLeft, regions.map { $0.mirrored(inWidth: size.width) }))
        let fault = backward.difference(from: Frames(forward).mirrored(inWidth: size.width), "seed \(seed)")
        #expect(fault == nil)
    }
}
