import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Navigation")
@MainActor
struct NavigationTests {
    @Test(
        "Content begins where the scene says, and below a usual bar where it says nothing",
        arguments: [
            (WindowScene.duoLandscape(), CGRect(x: 0, y: 82, width: 867, height: 553)),
            (.duoLandscape(isFolded: true), CGRect(x: 0, y: 82, width: 867, height: 553)),
            (.duoPortrait(), CGRect(x: 0, y: 82, width: 669, height: 835)),
            (.duoClosed, CGRect(x: 0, y: 82, width: 382, height: 562)),
            (.phone(), CGRect(x: 0, y: 104, width: 400, height: 666)),
            (.phone(direction: .rightToLeft), CGRect(x: 0, y: 104, width: 400, height: 666)),
        ])
    func contentTop(scene: WindowScene, content: CGRect) {
        let host = ViewHost(scene: scene) { NavigationStack { Color.red.id("content") } }
        #expect(host.frame("content") == content)
        let old = ViewHost(scene: scene) { NavigationView { Color.red.id("content") } }
        #expect(old.frame("content") == content)
        let hidden = ViewHost(scene: scene) {
            NavigationStack { Color.red.id("content").toolbarVisibility(.hidden, for: .navigationBar) }
        }
        #expect(hidden.frame("content") == scene.safeBounds)
        #expect(hidden.element("NavigationBar") == nil)
    }

    @Test("Title and items stand in the bar, beside the status region", arguments: LayoutDirection.allCases)
    func bar(direction: LayoutDirection) throws {
        let host = ViewHost(scene: .phone(direction: direction)) {
            NavigationStack {
                Text("Page")
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
                        ToolbarItemGroup(placement: .primaryAction) {
                            Button("A") {}
                            Button("B") {}
                        }
                    }
            }
        }
        let bar = try #require(host.element("NavigationBar"))
        #expect(bar.role == .navigationBar && bar.frame == CGRect(x: 0, y: 60, width: 400, height: 44))
        let texts = host.snapshot().elements.filter { $0.role == .text }
        let title = try #require(texts.first { $0.label == "Title" })
        #expect(title.frame.midX == 200 && title.frame.midY == 82)
        let back = try #require(texts.first { $0.label == "Back" })
        let last = try #require(texts.first { $0.label == "B" })
        #expect(direction == .leftToRight ? back.frame.minX == 16 : back.frame.maxX == 384)
        #expect(direction == .leftToRight ? last.frame.maxX == 384 : last.frame.minX == 16)
        let page = try #require(texts.first { $0.label == "Page" })
        #expect(abs(page.frame.midY - 437) < 1e-9)
        #expect(host.snapshot().elements.filter { $0.role == .button }.count == 3)
    }

    @Test(
        "On an iPhone Duo the bar's line is where it was measured, and clear of the status region",
        arguments: [
            (WindowScene.duoLandscape(), 433.5), (.duoPortrait(), 267.5), (.duoClosed, 191),
            (.duoPortrait(direction: .rightToLeft), 267.5), (.duoLandscape(direction: .rightToLeft), 433.5),
        ])
    func duoBar(scene: WindowScene, middle: CGFloat) throws {
        let host = ViewHost(scene: scene) {
            NavigationStack {
                Color.red.navigationTitle(Text("T"))
                    .toolbar { ToolbarItem { Button("Right") {} } }
                    .toolbar { Button("More") {} }
            }
        }
        let elements = host.snapshot().elements
        let title = try #require(elements.first { $0.label == "T" })
        #expect(abs(title.frame.midX - middle) < 1e-9 && abs(title.frame.midY - 48) < 1e-9)
        for region in scene.regions where region.kind == .occlusion {
            #expect(!elements.contains { $0.role.isInteractive && $0.frame.intersects(region.frame) })
        }
        #expect(elements.filter { $0.role == .button }.count == 2)
    }

    @Test("A long title gives way to the items; a large one has a line of its own; a principal item replaces it")
    func titles() throws {
        func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
            ViewHost(scene: .phone()) { NavigationStack(root: content) }
        }
        let long = host {
            Color.red.navigationTitle(String(repeating: "long ", count: 40))
                .toolbar { ToolbarItem(placement: .navigation) { Color.blue.frame(width: 100, height: 20).id("item") } }
        }
        #expect(long.frame("item").minX == 16)
        let title = try #require(long.snapshot().elements.first { $0.role == .text })
        #expect(title.frame.minX >= 124 && title.frame.maxX <= 384)
        let large = host { Color.red.id("content").navigationTitle("T").navigationBarTitleDisplayMode(.large) }
        #expect(large.frame("content").minY == 156)
        #expect(large.snapshot().elements.first { $0.role == .text }?.frame.minX == 16)
        let principal = host {
            Color.red.navigationTitle("T")
                .toolbar { ToolbarItem(placement: .principal) { Color.blue.frame(width: 50, height: 20).id("item") } }
        }
        #expect(principal.frame("item") == CGRect(x: 175, y: 72, width: 50, height: 20))
        #expect(!principal.snapshot().elements.contains { $0.label == "T" })
    }

    @Test("Items for the bottom make a toolbar there, over the safe area's inset")
    func bottomBar() throws {
        let host = ViewHost(scene: .phone()) {
            NavigationStack {
                Color.red.id("content").toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("A") {} }
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .status) { Button("B") {} }
                    ToolbarItem(placement: .keyboard) { Button("Never seen") {} }
                }
            }
        }
        #expect(host.frame("content").maxY == 721)
        let bar = try #require(host.element("Toolbar"))
        #expect(bar.role == .toolbar && bar.frame == CGRect(x: 0, y: 721, width: 400, height: 79))
        let buttons = host.snapshot().elements.filter { $0.role == .button }
        #expect(buttons.count == 2 && buttons[0].frame.minX == 16 && buttons[1].frame.maxX == 384)
        #expect(buttons[0].frame.maxY <= 770)
    }

    @Test("What a view says of the bar follows its state, and goes with it")
    func changes() throws {
        struct Page: View {
            @State var count = 0
            var body: some View {
                Color.red.navigationTitle("\(count)")
                    .toolbar { ToolbarItem { Color.blue.frame(width: 10, height: 10).id("item-\(count)") } }
                    .onChange(of: count, initial: true) { if count < 3 { count += 1 } }
            }
        }
        let host = ViewHost(scene: .phone()) { NavigationStack { Page() } }
        #expect(host.snapshot().elements.compactMap(\.label) == ["3"])
        #expect(host.framesByID().map(\.id) == ["item-3"])
        #expect(host.snapshot().diagnostics.isEmpty)
        func content(_ names: [String]) -> some View {
            NavigationStack {
                ForEach(names, id: \.self) { name in
                    Color.red.toolbar { ToolbarItem { Color.blue.frame(width: 10, height: 10).id(name) } }
                }
            }
        }
        let changing = ViewHost(scene: .phone()) { content(["a", "c"]) }
        changing.layOut()
        changing.update { content(["a", "b", "c"]) }
        #expect(["a", "b", "c"].map { changing.frame($0).maxX } == [332, 358, 384])
        changing.update { content(["c"]) }
        #expect(changing.framesByID().map(\.id) == ["c"])
        // Statements made within a reader, whose content is composed later, count too.
        let late = ViewHost(scene: .phone()) {
            NavigationStack { GeometryReader { _ in Color.red.navigationTitle("late") } }
        }
        #expect(late.snapshot().elements.compactMap(\.label) == ["late"])
    }

    @Test(
        "What ignores the safe area reaches under bars and to the window's edges", arguments: LayoutDirection.allCases)
    func underBars(direction: LayoutDirection) {
        var insets: EdgeInsets?
        func content() -> some View {
            TabView {
                NavigationStack {
                    ZStack {
                        Color.red.id("all").ignoresSafeArea()
                        Color.red.id("top").ignoresSafeArea(edges: .top)
                        Color.red.id("inside").ignoresSafeArea().padding(10)
                        GeometryReader { proxy in
                            let _ = insets = proxy.safeAreaInsets
                            Color.clear
                        }
                    }
                }
                .tabItem { Text("A") }
            }
        }
        let scene = WindowScene.duoLandscape(direction: direction)
        let host = ViewHost(scene: scene, content: content)
        #expect(host.frame("all") == scene.bounds)
        #expect(host.frame("top") == CGRect(x: 0, y: 0, width: 867, height: 585))
        #expect(host.frame("inside") == CGRect(x: 10, y: 92, width: 847, height: 483))
        #expect(insets?.top == 82 && insets?.bottom == 84)
        let beside = ViewHost(scene: .phone(direction: direction)) {
            Color.red.id("all").ignoresSafeArea()
                .safeAreaInset(edge: .leading, spacing: 5) { Color.blue.frame(width: 40) }
        }
        #expect(beside.frame("all") == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test("The bar follows the scene's safe area")
    func safeArea() {
        var scene = WindowScene.phone()
        let host = ViewHost(scene: scene) { NavigationStack { Color.red.id("content") } }
        host.layOut()
        scene.safeArea.top = 20
        scene.navigationBarBottom = 90
        host.scene = scene
        #expect(host.frame("content").minY == 90)
    }

    @Test("A link is a button; in a list it takes its row's width")
    func links() throws {
        let host = ViewHost(scene: .phone()) {
            NavigationStack(path: .constant([Int]())) {
                List {
                    NavigationLink("One", value: 1)
                    NavigationLink {
                        Text("There")
                    } label: {
                        Text("Two")
                    }
                }
                .navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        let links = host.snapshot().elements.filter { $0.role == .button }
        #expect(links.map(\.id) == ["NavigationLink", "NavigationLink"])
        #expect(links.allSatisfy { $0.frame.minX == 36 && $0.frame.maxX == 364 })
        #expect(!host.snapshot().elements.contains { $0.label == "There" })
        let free = Laid(300, 300) { NavigationLink("Go", destination: Text("x")).id("link") }
        #expect(free["link"].width == Laid(300, 300) { Text("Go").id("t") }["t"].width)
    }

    @Test("A split view has columns where there is room, parted by a fold", arguments: LayoutDirection.allCases)
    func splitView(direction: LayoutDirection) {
        func content() -> some View {
            NavigationSplitView {
                Color.red.id("sidebar").navigationTitle("S")
            } detail: {
                Color.blue.id("detail")
            }
        }
        let flat = ViewHost(scene: .duoLandscape(direction: direction)) { content() }
        #expect(flat.frame("sidebar").width == 320 && flat.frame("detail").width == 547)
        let isForward = direction == .leftToRight
        #expect(flat.frame("sidebar").minX == (isForward ? 0 : 547) && flat.frame("detail").minY == 82)
        flat.scene = .duoLandscape(isFolded: true, direction: direction)
        let (left, right) = isForward ? ("sidebar", "detail") : ("detail", "sidebar")
        #expect(flat.frame(left) == CGRect(x: 0, y: 82, width: 455.5, height: 553))
        #expect(flat.frame(right) == CGRect(x: 495.5, y: 82, width: 371.5, height: 553))
        let compact = ViewHost(scene: .phone(direction: direction)) { content() }
        #expect(compact.framesByID().map(\.id) == ["sidebar"])
        let three = ViewHost(scene: .duoLandscape(direction: direction)) {
            NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
                Color.red.id("sidebar")
            } content: {
                Color.red.id("list")
            } detail: {
                Color.red.id("detail")
            }
        }
        #expect(three.framesByID().map(\.id) == ["list", "detail"])
    }

    @Test("The laws hold for each")
    func laws() {
        expectLaws(400, 300, "NavigationStack") {
            NavigationStack {
                Text("words").id("a").navigationTitle("Title").toolbar { Button("Go") {} }
            }
        }
        expectLaws(700, 300, "NavigationSplitView") {
            NavigationSplitView {
                Color.red.id("a")
            } content: {
                Text("b").id("b")
            } detail: {
                Color.red.id("c")
            }
        }
        expectLaws(400, 300, "NavigationLink") { NavigationLink("a") { Text("b") }.id("a") }
    }
}
