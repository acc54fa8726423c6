import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// Bars of containers in the strip beside a camera.
@Suite("Bars of containers beside a camera")
@MainActor
struct UprightBarTests {
    private func duo(_ pose: String, _ window: String? = nil, _ direction: LayoutDirection = .leftToRight) throws
        -> WindowScene
    { try DeviceCatalog.standard().device(named: "iphone-duo").scene(pose: pose, window: window, direction: direction) }

    private struct Screen: View {
        var body: some View {
            TabView {
                NavigationStack {
                    Color.red.id("page")
                        .navigationTitle("Title")
                        .toolbar {
                            ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {}.id("share") }
                            ToolbarItem(placement: .cancellationAction) {
                                Button("Close", systemImage: "xmark") {}.id("close")
                            }
                            ToolbarItem(placement: .topBarPinnedTrailing) { Image(systemName: "checkmark").id("done") }
                            ToolbarItem(placement: .bottomBar) { Label("New", systemImage: "plus").id("new") }
                            ToolbarItem { Button("Edit") {}.id("edit") }
                        }
                }
                .tabItem { Label("Library", systemImage: "books.vertical") }
                Color.blue.tabItem { Label("Search", systemImage: "magnifyingglass") }
            }
        }
    }

    nonisolated private static let strips: [(String, String?, CGRect)] = [
        ("closed-portrait", nil, CGRect(x: 382, y: 170, width: 72, height: 474)),
        ("closed-landscape-right", nil, CGRect(x: 594, y: 0, width: 72, height: 384)),
        ("closed-landscape-left", nil, CGRect(x: 12, y: 82, width: 72, height: 350)),
        ("flat-landscape", nil, CGRect(x: 867, y: 120, width: 72, height: 515)),
        ("book", nil, CGRect(x: 867, y: 120, width: 72, height: 515)),
        ("book", "split-left", CGRect(x: 12, y: 0, width: 72, height: 635)),
        ("book", "split-right", CGRect(x: 385, y: 0, width: 72, height: 635)),
    ]

    @Test(
        "Symbols stand in the strip in the order of what they do, tabs at its end, on the hardware's side",
        arguments: strips, LayoutDirection.allCases)
    func strip(place: (String, String?, CGRect), direction: LayoutDirection) throws {
        let (pose, window, strip) = place
        let scene = try duo(pose, window, direction)
        let host = ViewHost(scene: scene) { Screen() }
        let ids = ["close", "done", "share", "new"]
        let frames = ids.map { host.frame($0) }
        for (id, frame) in zip(ids, frames) {
            #expect(strip.contains(frame) && abs(frame.midX - strip.midX) < 1e-6, "\(id) at \(frame)")
            // In the display's own terms.
            let edge = scene.verticalBar?.edge == .left ? frame.midX : scene.size.width - frame.midX
            #expect(abs(edge - 48) < 1e-6)
        }
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
        #expect(host.element("SideToolbar")?.role == .toolbar)
        let tabs = try #require(host.element("TabBar"))
        #expect(tabs.role == .tabBar && tabs.frame.maxY == strip.maxY && tabs.frame.minY >= frames[3].maxY)
        #expect(tabs.frame.width == 72 && tabs.frame.height == 100)
        // What has no symbol stays with the title.
        let bar = try #require(host.element("NavigationBar"))
        #expect(bar.frame.contains(host.frame("edit")))
        #expect(!host.frame("edit").meets(strip))
        // Nothing is taken of the content beside the safe area and the bar with the title.
        let safe = scene.safeBounds
        #expect(host.frame("page") == CGRect(x: safe.minX, y: 82, width: safe.width, height: safe.maxY - 82))
        for region in scene.regions where region.kind == .occlusion && region.isActive {
            #expect(!(frames + [tabs.frame]).contains { $0.meets(region.frame) }, "\(region.name)")
        }
        #expect(host.snapshot().diagnostics.isEmpty)
    }

    @Test(
        "Without a strip, and where it is not wanted, bars stand at the top and bottom",
        arguments: LayoutDirection.allCases)
    func level(direction: LayoutDirection) throws {
        let laptop = ViewHost(scene: try duo("laptop", nil, direction)) { Screen() }
        let disabled = ViewHost(scene: try duo("book", nil, direction)) { Screen().toolbarVerticalBehavior(.disabled) }
        for host in [laptop, disabled] {
            let page = host.frame("page")
            for id in ["close", "done", "share", "edit"] {
                let frame = host.frame(id)
                #expect(frame.maxY <= 82 && frame.minX >= page.minX && frame.maxX <= page.maxX, "\(id) at \(frame)")
            }
            let toolbar = try #require(host.element("Toolbar"))
            #expect(toolbar.frame.contains(host.frame("new")))
            #expect(host.element("SideToolbar") == nil)
            let tabs = try #require(host.element("TabBar"))
            #expect(tabs.frame.maxY == host.scene.size.height && tabs.frame.minY >= toolbar.frame.minY)
        }
    }

    @Test("A device that is folded, turned and closed moves its bars, and a view keeps its state")
    func poses() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Text("\(count)").onAppear { count += 1 } }
        }
        let host = ViewHost(scene: try duo("laptop")) {
            NavigationStack {
                Counter().toolbar { ToolbarItem { Image(systemName: "star").id("star") } }
            }
        }
        var middles: [CGFloat] = []
        for pose in ["laptop", "flat-landscape", "book", "closed-landscape-left", "closed-portrait", "laptop"] {
            host.scene = try duo(pose)
            middles.append(host.frame("star").midX)
            #expect(host.snapshot().elements.contains { $0.label == "1" }, "\(pose)")
        }
        #expect(middles[1] == 903 && middles[2] == 903 && middles[3] == 48 && middles[4] == 418)
        #expect(middles.first == middles.last && middles[0] < 535)
    }

    @Test("With the status bar hidden content keeps out of the strip once there is something in it")
    func hiddenStatusBar() throws {
        let scene = try duo("book-status-bar-hidden")
        #expect(scene.safeArea.right == 0)
        for direction in LayoutDirection.allCases {
            func page(_ hasItem: Bool) throws -> CGRect {
                let host = ViewHost(scene: try duo("book-status-bar-hidden", nil, direction)) {
                    NavigationStack {
                        Color.red.id("page").toolbar { if hasItem { ToolbarItem { Image(systemName: "star") } } }
                    }
                }
                return host.frame("page")
            }
            #expect(try page(false).maxX == 951)
            #expect(try page(true) == CGRect(x: 0, y: 82, width: 867, height: 553))
        }
    }

    @Test("What has no room goes, the last of the lowest first, and a button for it comes")
    func overflow() throws {
        func host(_ count: Int, important: Int? = nil) throws -> ViewHost {
            ViewHost(scene: try duo("closed-landscape-left")) {
                NavigationStack {
                    Color.red.toolbar {
                        ToolbarItem(placement: .cancellationAction) { Image(systemName: "xmark").id("close") }
                        ForEachItem(count: count, important: important)
                    }
                }
            }
        }
        // 350 points: 6 items of 44 with 8 between take 304, 7 take 356.
        let fits = try host(5)
        #expect(fits.framesByID().count == 6)
        #expect(!fits.snapshot().elements.contains { $0.id.hasPrefix("Menu") })
        let full = try host(6)
        #expect(full.framesByID().map(\.id).sorted() == ["0", "1", "2", "3", "close"])
        #expect(full.snapshot().elements.contains { $0.id.hasPrefix("Menu") })
        let kept = try host(9, important: 8)
        #expect(kept.framesByID().map(\.id).sorted() == ["0", "1", "2", "8", "close"])
    }

    private struct ForEachItem: ToolbarContent {
        let count: Int
        let important: Int?

        var body: some ToolbarContent {
            ToolbarContentList(
                items: (0..<count).flatMap { index in
                    ToolbarItem { Image(systemName: "circle").id("\(index)") }
                        .visibilityPriority(index == important ? .high : .automatic)._items()
                })
        }
    }

    @Test("What an item says of axes decides, whatever it shows")
    func axes() throws {
        let host = ViewHost(scene: try duo("book")) {
            NavigationStack {
                Color.red.toolbar {
                    ToolbarItem { Text("Tall").id("tall") }.axisBehavior(.verticalPreferred)
                    ToolbarItem { Image(systemName: "star").id("flat") }.axisBehavior(.horizontalOnly)
                    ToolbarItemGroup {
                        Button("A", systemImage: "a.circle") {}.id("a")
                        Image(systemName: "star").padding(2).id("b")
                    }
                    ToolbarItemGroup {
                        Image(systemName: "star").id("c")
                        Text("mixed").id("d")
                    }
                    ToolbarItem { AnyView(Image(systemName: "star")).id("hidden") }
                    ToolbarItem(placement: .principal) { Image(systemName: "star").id("middle") }
                }
            }
        }
        for (id, isUpright) in [
            ("tall", true), ("flat", false), ("a", true), ("b", true), ("c", false), ("d", false), ("hidden", false),
            ("middle", false),
        ] { #expect((host.frame(id).minX >= 867) == isUpright, "\(id) at \(host.frame(id))") }
        #expect(host.frame("a").maxY <= host.frame("b").minY)
    }

    @Test("In a split view the detail alone has the strip; a sheet has none")
    func others() throws {
        let split = ViewHost(scene: try duo("flat-landscape")) {
            NavigationSplitView {
                Color.red.toolbar { ToolbarItem { Image(systemName: "star").id("side") } }
            } detail: {
                Color.blue.toolbar { ToolbarItem { Image(systemName: "star").id("detail") } }
            }
        }
        #expect(split.frame("side").maxX < 475 && split.frame("detail").midX == 903)
        let sheet = ViewHost(scene: try duo("flat-landscape")) {
            Color.red.sheet(isPresented: .constant(true)) {
                NavigationStack { Color.blue.toolbar { ToolbarItem { Image(systemName: "star").id("star") } } }
            }
        }
        #expect(sheet.frame("star").maxX < 802)
    }
}
