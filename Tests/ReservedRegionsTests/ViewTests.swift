import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// What single views and modifiers do, in numbers.
@Suite("Views and modifiers")
@MainActor
struct ViewTests {
    private func scene(
        _ width: CGFloat = 100, _ height: CGFloat = 100, safeArea: RectInsets = .zero,
        direction: LayoutDirection = .leftToRight
    ) -> WindowScene {
        WindowScene(size: CGSize(width: width, height: height), safeArea: safeArea, layoutDirection: direction)
    }

    private func frames<Content: View>(
        in scene: WindowScene, @ViewBuilder _ content: () -> Content
    ) -> [String: CGRect] {
        let host = ViewHost(scene: scene, content: content)
        return Dictionary(host.framesByID().map { ($0.id, $0.frame) }) { first, _ in first }
    }

    @Test("A modifier of a group modifies each of its views")
    func groups() {
        let found = frames(in: scene()) {
            VStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 20, height: 10)
                }
                .padding(5)
                .background { Color.blue.id("behind") }
                Color.red.id("rest")
            }
        }
        #expect(found["rest"]?.height == 60)
        let host = ViewHost(scene: scene()) {
            Group {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 20, height: 10)
            }
            .background { Color.blue.id("behind") }
        }
        #expect(host.framesByID().map(\.frame.width) == [10, 20])
    }

    @Test("The root's views stand one below the other; none leaves nothing")
    func root() {
        let found = frames(in: scene()) {
            Color.red.frame(width: 10, height: 10).id("a")
            Color.red.frame(width: 10, height: 10).id("b")
        }
        #expect(found["a"]?.minY == 36 && found["b"]?.minY == 54)
        #expect(ViewHost(scene: scene()) { EmptyView() }.snapshot().elements.isEmpty)
    }

    @Test("Items keep their nodes when they change places, and lose them when they go")
    func forEachIdentity() {
        func content(_ ids: [Int]) -> some View {
            ForEach(ids, id: \.self) { id in Color.red.frame(width: 10, height: CGFloat(id)).id(id) }
        }
        let host = ViewHost(scene: scene()) { VStack(spacing: 0) { content([1, 2, 3, 4]) } }
        host.layOut()
        let nodes = host.tree.liveNodeCount
        host.update { VStack(spacing: 0) { content([4, 2, 1]) } }
        #expect(host.framesByID().map(\.id) == ["4", "2", "1"])
        #expect(host.framesByID().map(\.frame.height) == [4, 2, 1])
        #expect(host.tree.liveNodeCount == nodes - 3)
        host.update { VStack(spacing: 0) { content([1, 1, 2]) } }
        #expect(host.framesByID().map(\.id) == ["1", "1", "2"])
        #expect(host.snapshot().diagnostics.contains { $0.message.contains("two items have the id 1") })
    }

    @Test("A list that changes forever takes no more room than its views do")
    func steadyMemory() {
        let host = ViewHost(scene: scene()) { VStack { ForEach(0..<10) { _ in Color.red } } }
        for count in 1...500 {
            host.update { VStack { ForEach(0..<(count % 97 + 2)) { _ in Color.red } } }
            host.layOut()
        }
        #expect(host.tree.childPool.count < 20_000)
        #expect(host.tree.nodeCount < 500)
    }

    @Test("A layout can be exchanged for another by AnyLayout", arguments: LayoutDirection.allCases)
    func anyLayout(direction: LayoutDirection) {
        func content(_ layout: AnyLayout) -> some View {
            layout {
                Color.red.frame(width: 10, height: 10).id("a")
                Spacer()
                Color.red.frame(width: 20, height: 20).id("b")
            }
        }
        let host = ViewHost(scene: scene(direction: direction)) { content(AnyLayout(HStackLayout(alignment: .top))) }
        let row = host.framesByID().map(\.frame)
        #expect(row.map(\.minY) == [40, 40] && row.map(\.minX) == (direction == .leftToRight ? [0, 80] : [90, 0]))
        let nodes = host.tree.liveNodeCount
        host.update { content(AnyLayout(VStackLayout(alignment: .leading))) }
        let column = host.framesByID().map(\.frame)
        #expect(column.map(\.minY) == [0, 80])
        #expect(host.tree.liveNodeCount == nodes)
        host.update { content(AnyLayout(ZStackLayout(alignment: .bottomTrailing))) }
        // A spacer gives way to all others, so it does not stretch the stack.
        #expect(host.framesByID().map(\.frame.maxY) == [60, 60])
    }

    @Test("A frame is asked in the window's, the view's own and a named space; physical in either direction")
    func coordinateSpaces() {
        var answers: [String: CGRect?] = [:]
        let host = ViewHost(scene: scene(200, 100, direction: .rightToLeft)) {
            GeometryReader { proxy in
                let _ = answers["local"] = proxy.frame(in: .local)
                let _ = answers["global"] = proxy.frame(in: .global)
                let _ = answers["named"] = proxy.frame(in: .named("card"))
                let _ = answers["bounds"] = proxy.bounds(of: .named("card"))
                let _ = answers["missing"] = proxy.bounds(of: .named("nowhere"))
                Color.red
            }
            .padding(.leading, 20)
            .coordinateSpace(.named("card"))
            .padding(.trailing, 50)
        }
        host.layOut()
        #expect(answers["local"] == CGRect(x: 0, y: 0, width: 130, height: 100))
        #expect(answers["global"] == CGRect(x: 50, y: 0, width: 130, height: 100))
        #expect(answers["named"] == CGRect(x: 0, y: 0, width: 130, height: 100))
        #expect(answers["bounds"] == CGRect(x: 0, y: 0, width: 150, height: 100))
        #expect(answers["missing"] == .some(nil))
    }

    @Test("Views stay in the safe area, and reach over it where they are let", arguments: LayoutDirection.allCases)
    func safeArea(direction: LayoutDirection) {
        var insets: EdgeInsets?
        let safeArea = RectInsets(top: 10, left: 0, bottom: 20, right: 30)
        let found = frames(in: scene(safeArea: safeArea, direction: direction)) {
            ZStack {
                Color.red.ignoresSafeArea().id("wrapper")
                Color.green.id("all").ignoresSafeArea()
                Color.green.id("top").ignoresSafeArea(edges: .top)
                Color.green.id("side").ignoresSafeArea(edges: direction == .leftToRight ? .trailing : .leading)
                GeometryReader { proxy in
                    let _ = insets = proxy.safeAreaInsets
                    Color.red.id("inside")
                }
            }
        }
        #expect(found["all"] == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(found["wrapper"] == CGRect(x: 0, y: 10, width: 70, height: 70))
        #expect(found["inside"] == found["wrapper"])
        #expect(found["top"] == CGRect(x: 0, y: 0, width: 70, height: 80))
        #expect(found["side"] == CGRect(x: 0, y: 10, width: 100, height: 70))
        #expect(insets == EdgeInsets(safeArea, in: direction))
    }

    @Test("A view that covers the safe area already is let no further; one beside a bar reaches below it")
    func coveredSafeArea() {
        let scene = scene(safeArea: RectInsets(top: 10, left: 5, bottom: 20, right: 30))
        let found = frames(in: scene) {
            ZStack { Color.red.ignoresSafeArea().id("inner") }.ignoresSafeArea().id("outer")
        }
        #expect(found["inner"].map { scene.bounds.contains($0) } == true)
        let below = frames(in: scene) {
            Color.red.id("content").ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 15) }
        }
        #expect(below["content"] == scene.bounds)
    }

    @Test("A fill behind a view reaches the window's edges; a view behind it does not")
    func backgrounds() {
        let host = ViewHost(scene: scene(safeArea: RectInsets(top: 10))) {
            Color.clear.background(Color.red).background { Color.blue }
        }
        let backgrounds = host.snapshot().elements.filter { $0.role == .background }
        #expect(backgrounds.map(\.frame.minY) == [10, 0])
    }

    @Test("Text is as wide as it needs to be, wraps at what it is offered, and is cut to its lines")
    func text() {
        let found = frames(in: scene(60, 200)) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Hello").id("short")
                Text("one two three four").id("wrapped")
                Text("one two three four").lineLimit(1).id("cut")
            }
        }
        #expect(found["short"]?.size == CGSize(width: 42.5, height: 20.4))
        #expect(found["wrapped"].map { ($0.height / 20.4).rounded() } == 3)
        #expect(found["cut"]?.height == 20.4)
        #expect(found.values.allSatisfy { $0.width <= 60 })
    }

    @Test("Rows meet on the first line's baseline")
    func baselines() {
        let host = ViewHost(scene: scene(300, 100)) {
            HStack(alignment: .firstTextBaseline) {
                Text("Big").font(.system(size: 40))
                Text("small").font(.system(size: 10))
            }
        }
        let lines = host.snapshot().elements.flatMap(\.lines)
        #expect(lines.count == 2 && abs(lines[0].baseline - lines[1].baseline) < 1e-9)
    }
}
