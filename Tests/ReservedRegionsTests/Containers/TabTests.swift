import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Tabs")
@MainActor
struct TabTests {
    @Test("One view is shown above a bar with a button for each", arguments: LayoutDirection.allCases)
    func tabs(direction: LayoutDirection) throws {
        let host = ViewHost(scene: .phone(direction: direction)) {
            TabView(selection: .constant(2)) {
                Color.red.id("a").tabItem { Text("First") }.tag(1)
                Color.red.id("b").tabItem { Text("Second") }.tag(2)
            }
        }
        #expect(host.framesByID().map(\.id) == ["b"])
        #expect(host.frame("b") == CGRect(x: 0, y: 60, width: 400, height: 661))
        let bar = try #require(host.element("TabBar"))
        #expect(bar.role == .tabBar && bar.frame == CGRect(x: 0, y: 721, width: 400, height: 79))
        let buttons = host.snapshot().elements.filter { $0.role == .button }
        let starts: [CGFloat] = direction == .leftToRight ? [0, 200] : [200, 0]
        #expect(buttons.map(\.frame) == starts.map { CGRect(x: $0, y: 721, width: 200, height: 49) })
        #expect(buttons.map(\.label) == ["First", "Second"])
    }

    @Test("Tabs with values, titles and symbols; the selection follows state")
    func newTabs() {
        func content(_ selection: String) -> some View {
            TabView(selection: .constant(selection)) {
                Tab("Home", systemImage: "house", value: "home") { Color.red.id("home") }
                Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
                    NavigationStack { Color.red.id("search") }
                }
                Tab(value: "more") {
                    Color.red.id("more")
                } label: {
                    Text("More")
                }
            }
        }
        let host = ViewHost(scene: .duoPortrait()) { content("home") }
        #expect(host.framesByID().map(\.id) == ["home"])
        #expect(host.frame("home") == CGRect(x: 0, y: 82, width: 669, height: 785))
        host.update { content("search") }
        #expect(host.framesByID().map(\.id) == ["search"])
        #expect(host.frame("search") == CGRect(x: 0, y: 82, width: 669, height: 785))
        host.update { content("elsewhere") }
        #expect(host.framesByID().map(\.id) == ["home"])
        #expect(host.snapshot().elements.filter { $0.id.hasPrefix("Tab") && $0.role == .button }.count == 3)
        let first = ViewHost(scene: .phone()) { TabView { Tab("A", systemImage: "a") { Color.red.id("a") } } }
        #expect(first.frame("a").maxY == 721)
    }

    @Test("A bar can be hidden, and pages have none")
    func hidden() {
        let host = ViewHost(scene: .phone()) {
            TabView { NavigationStack { Color.red.id("a").toolbar(.hidden, for: .tabBar) }.tabItem { Text("A") } }
        }
        #expect(host.frame("a").maxY == 770)
        let pages = ViewHost(scene: .phone()) {
            TabView {
                Color.red.id("a")
                Color.red.id("b")
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        #expect(pages.framesByID().map(\.frame) == [CGRect(x: 0, y: 60, width: 400, height: 710)])
    }

    @Test("Tabs keep the order of the views when one comes between")
    func order() {
        func content(_ names: [String]) -> some View {
            TabView { ForEach(names, id: \.self) { name in Color.red.id(name).tabItem { Text(name) } } }
        }
        let host = ViewHost(scene: .phone()) { content(["a", "c"]) }
        host.layOut()
        host.update { content(["a", "b", "c"]) }
        #expect(host.snapshot().elements.filter { $0.role == .button }.map(\.label) == ["a", "b", "c"])
        host.update { content([]) }
        #expect(host.element("TabBar") == nil)
    }

    @Test("The laws hold")
    func laws() {
        expectLaws(400, 300, "TabView") {
            TabView {
                Text("words").id("a").tabItem { Text("A") }
                Color.red.id("b").tabItem { Text("B") }
            }
        }
    }
}
