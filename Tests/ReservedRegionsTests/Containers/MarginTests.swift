import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// Room around content: margins of what is scrolled, and room that is added to the safe area.
@Suite("Margins and safe area padding")
@MainActor
struct MarginTests {
    private func box(_ id: String, _ width: CGFloat = 50, _ height: CGFloat = 70) -> some View {
        Color.red.frame(width: width, height: height).id(id)
    }

    @Test(
        "Content margins keep room around what is scrolled, within the scroll view", arguments: LayoutDirection.allCases
    )
    func contentMargins(direction: LayoutDirection) {
        let laid = Laid(200, 100, direction: direction) {
            ScrollView(.horizontal) {
                Color.red.frame(width: 300).id("content")
            }
            .contentMargins(.all, EdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20))
            .id("scroll")
        }
        #expect(laid["scroll"] == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(laid["content"].height == 97 && laid["content"].minY == 1)
        #expect(direction == .leftToRight ? laid["content"].minX == 10 : laid["content"].maxX == 190)
        let end = Laid(200, 100) {
            ScrollView(.horizontal) { box("content", 300) }.contentMargins(.trailing, 20)
                .defaultScrollAnchor(.trailing)
        }
        #expect(end["content"].maxX == 180)
    }

    @Test("Margins are set by edge, taken back, and not handed on to scroll views inside")
    func edges() {
        let laid = Laid(200, 200) {
            ScrollView {
                box("outer")
                ScrollView(.horizontal) { box("inner") }
            }
            .contentMargins(.top, nil).contentMargins(30).contentMargins(.leading, 4, for: .scrollIndicators)
        }
        // The nearest to the scroll view counts.
        #expect(laid["outer"].minY == 0 && laid["outer"].midX == 100)
        #expect(laid["inner"].height == 70)
        let list = Laid(200, 200) { List { box("row") }.contentMargins(.leading, 0).contentMargins(.top, 5) }
        // A row has 11 points of its own above its content.
        #expect(list["row"].minY == 16)
    }

    @Test("Room added to the safe area is padding to a view, and its background reaches over it")
    func safeAreaPadding() {
        let laid = Laid(200, 100) {
            Color.red.id("view")
                .background { Color.blue.id("behind").ignoresSafeArea() }
                .safeAreaPadding(.horizontal, 20).safeAreaPadding(.top).id("whole")
        }
        #expect(laid["whole"] == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(laid["view"] == CGRect(x: 20, y: 16, width: 160, height: 84))
        #expect(laid["behind"] == laid["whole"])
        let keyboard = Laid(200, 100) {
            Color.blue.id("behind").ignoresSafeArea(.keyboard).safeAreaPadding(5)
        }
        #expect(keyboard["behind"] == CGRect(x: 5, y: 5, width: 190, height: 90))
    }

    @Test("A scroll view fills it, and keeps what it scrolls out of it", arguments: LayoutDirection.allCases)
    func scrollView(direction: LayoutDirection) {
        func view(_ length: CGFloat) -> some View {
            ScrollView(.horizontal) { Color.red.frame(width: 300).id("content") }
                .background { Color.blue }.id("scroll")
                .safeAreaPadding(.leading, length).safeAreaPadding(.vertical, 3)
        }
        let host = Laid(200, 100, direction: direction) { view(12) }.host
        for length in [12, 30] as [CGFloat] {
            host.update { view(length) }
            #expect(host.frame("scroll") == CGRect(x: 0, y: 0, width: 200, height: 100))
            let content = host.frame("content")
            #expect(content.minY == 3 && content.height == 94)
            #expect(direction == .leftToRight ? content.minX == length : content.maxX == 200 - length)
        }
    }

    @Test("A proxy tells of it at the edges that it reaches", arguments: LayoutDirection.allCases)
    func proxy(direction: LayoutDirection) {
        var seen = EdgeInsets()
        let scene = WindowScene(
            size: CGSize(width: 300, height: 200), safeArea: RectInsets(top: 40, left: 9), layoutDirection: direction)
        ViewHost(scene: scene) {
            GeometryReader { proxy in
                let _ = seen = proxy.safeAreaInsets
                Color.clear
            }
            .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .safeAreaBar(edge: .bottom, spacing: 0) { Color.red.frame(height: 30) }
        }.layOut()
        let (leading, trailing): (CGFloat, CGFloat) = direction == .leftToRight ? (9, 0) : (0, 9)
        #expect(seen == EdgeInsets(top: 41, leading: leading + 2, bottom: 33, trailing: trailing + 4))
    }

    @Test("A container's margins are the platform's least, at the sides alone", arguments: LayoutDirection.allCases)
    func guide(direction: LayoutDirection) {
        var seen = EdgeInsets()
        let host = ViewHost(scene: .phone(direction: direction)) {
            GeometryReader { proxy in
                let _ = seen = proxy.contentMargins(for: .container, edges: [.leading, .top])
                Color.red.id("view").contentMargins(for: .container, edges: .leading)
            }
        }
        host.layOut()
        #expect(seen == EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
        #expect(host.frame("view").minX == (direction == .leftToRight ? 16 : 0))
        #expect(host.frame("view").width == 384)
        host.scene.size.width = 500
        host.layOut()
        #expect(seen.leading == 20 && host.frame("view").width == 480)
    }

    @Test("Margins and added room obey the laws of containers")
    func laws() {
        expectLaws(200, 90, "contentMargins") { ScrollView { box("a") }.contentMargins(7) }
        expectLaws(200, 90, "safeAreaPadding") {
            HStack {
                ScrollView { box("a") }.safeAreaPadding(.leading, 7); box("b")
            }.safeAreaPadding(.trailing, 9)
        }
        expectLaws(200, 90, "list") { List { box("a") }.contentMargins(.leading, 7).safeAreaPadding(4) }
    }
}
