import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Scroll views and lazy stacks")
@MainActor
struct ScrollViewTests {
    private func box(_ id: String, _ width: CGFloat = 50, _ height: CGFloat = 70) -> some View {
        Color.red.frame(width: width, height: height).id(id)
    }

    @Test("A vertical one takes the height it is offered, and is as wide as its content")
    func vertical() {
        let laid = Laid(200, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    box("a")
                    box("b", 80)
                    Color.blue.id("flexible")
                }
            }.id("scroll")
        }
        #expect(laid["scroll"] == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(laid["a"] == CGRect(x: 75, y: 0, width: 50, height: 70))
        #expect(laid["b"] == CGRect(x: 60, y: 70, width: 80, height: 70))
        // Along the axis nothing is proposed: a colour has its ideal.
        #expect(laid["flexible"] == CGRect(x: 0, y: 140, width: 200, height: 10))
        let narrow = Laid(200, 100) { ScrollView { box("a") }.id("scroll") }
        #expect(narrow["scroll"].size == CGSize(width: 50, height: 100))
    }

    @Test("A horizontal one begins at the leading edge", arguments: LayoutDirection.allCases)
    func horizontal(direction: LayoutDirection) {
        let laid = Laid(100, 300, direction: direction) {
            ScrollView(.horizontal, showsIndicators: false) {
                box("a")
                box("b", 90)
            }.id("scroll")
        }
        #expect(laid["scroll"] == CGRect(x: 0, y: 0, width: 100, height: 70))
        #expect(laid["a"].minX == (direction == .leftToRight ? 0 : 50))
        #expect(laid["b"].minX == (direction == .leftToRight ? 58 : -48))
    }

    @Test("Along both axes content has its ideal size; where nothing is proposed it decides")
    func bothAxes() {
        let laid = Laid(100, 100) {
            ScrollView([.horizontal, .vertical]) { box("content", 300, 40) }.id("scroll")
        }
        #expect(laid["scroll"].size == CGSize(width: 100, height: 100))
        #expect(laid["content"] == CGRect(x: 0, y: 0, width: 300, height: 40))
        let ideal = Laid(nil, nil) { ScrollView([.horizontal, .vertical]) { box("content", 300, 40) } }
        #expect(ideal.size == CGSize(width: 300, height: 40))
        #expect(Laid(nil, nil) { ScrollView { box("content", 30, 400) } }.size == CGSize(width: 30, height: 400))
        #expect(Laid(100, 100) { ScrollView { EmptyView() } }.size == CGSize(width: 0, height: 100))
    }

    @Test("A scroll view in another has all its content's length, and takes what it is offered across")
    func nested() {
        let laid = Laid(100, 100) {
            ScrollView {
                ScrollView { box("inner", 20, 500) }.id("vertical")
                ScrollView(.horizontal) { box("row", 400, 30) }.id("horizontal")
            }
        }
        #expect(laid["vertical"] == CGRect(x: 40, y: 0, width: 20, height: 500))
        #expect(laid["horizontal"] == CGRect(x: 0, y: 508, width: 100, height: 30))
        #expect(laid["row"].width == 400)
    }

    @Test(
        "A start: an anchor, an edge, a point, at most the end",
        arguments: [
            (ScrollPosition(edge: .bottom), -200), (ScrollPosition(edge: .top), 0), (ScrollPosition(y: 30), -30),
            (ScrollPosition(y: 900), -200), (ScrollPosition(y: -5), 0), (ScrollPosition(id: 7), 0),
        ])
    func start(position: ScrollPosition, top: CGFloat) {
        let laid = Laid(100, 100) {
            ScrollView { box("content", 50, 300) }.scrollPosition(.constant(position))
        }
        #expect(laid["content"].minY == top)
        let anchored = Laid(100, 100) {
            ScrollView {
                box("content", 50, 300)
                ScrollView { box("inner", 50, 300) }.frame(height: 10)
            }
            .defaultScrollAnchor(.bottom)
        }
        #expect(anchored["content"].minY == -218)
        // One in it begins at its own corner.
        #expect(anchored["inner"].minY == 90)
    }

    @Test("In a snapshot it is a scroll view by name and role")
    func snapshot() throws {
        let laid = Laid(100, 100) {
            ScrollView { LazyVStack { Text("a") } }
            ScrollView { Text("b") }.accessibilityIdentifier("mine")
        }
        let snapshot = laid.host.snapshot()
        let paths = snapshot.elements.indices.map { snapshot.path(of: $0) }
        #expect(paths == ["ScrollView", "ScrollView/LazyVStack", "ScrollView/LazyVStack/Text", "mine", "mine/Text"])
        #expect(snapshot.elements.map(\.role) == [.scrollView, .container, .text, .scrollView, .text])
    }

    @Test("A lazy stack takes all that is offered across, and aligns in it", arguments: LayoutDirection.allCases)
    func lazyStacks(direction: LayoutDirection) {
        let laid = Laid(200, 100, direction: direction) {
            LazyVStack(alignment: .leading, spacing: 3) {
                ForEach(0..<3) { box("\($0)", 20 + CGFloat($0) * 10, 60) }
            }.id("stack")
        }
        #expect(laid["stack"].size == CGSize(width: 200, height: 186))
        #expect((0..<3).map { laid["\($0)"].minY } == [0, 63, 126].map { $0 - 0 })
        #expect(laid["1"].minX == (direction == .leftToRight ? 0 : 170))
        let row = Laid(200, 100, direction: direction) {
            LazyHStack(alignment: .bottom) {
                ForEach(0..<3) { box("\($0)", 60, 20 + CGFloat($0) * 10) }
            }.id("stack")
        }
        #expect(row["stack"].size == CGSize(width: 196, height: 100))
        #expect((0..<3).map { row["\($0)"].maxY } == [100, 100, 100])
        #expect(row["1"].minX == 68)
        #expect(Laid(nil, nil) { LazyVStack { box("a") } }.size == CGSize(width: 50, height: 70))
        #expect(Laid(nil, nil) { LazyVStack {} }.size == .zero)
    }

    @Test("The laws hold for each")
    func laws() {
        expectLaws(200, 90, "ScrollView") {
            ScrollView {
                box("a"); Text("some words").id("b")
            }
        }
        expectLaws(200, 90, "horizontal") {
            ScrollView(.horizontal) {
                HStack {
                    box("a"); box("b", 300)
                }
            }
        }
        expectLaws(200, 90, "LazyVStack") {
            LazyVStack(alignment: .trailing) {
                box("a"); box("b", 30)
            }
        }
        expectLaws(200, 90, "LazyHStack") {
            LazyHStack(alignment: .top) {
                box("a"); box("b", 30)
            }
        }
        expectLaws(200, 90, "ScrollViewReader") { ScrollViewReader { _ in ScrollView { box("a") } } }
    }

    private struct Reading: View {
        let anchor: UnitPoint?
        let direction: LayoutDirection

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<20, id: \.self) { Color.red.frame(width: 50).accessibilityIdentifier("item \($0)") }
                        Color.blue.frame(width: 30).id("last")
                    }
                }
                .contentMargins(.leading, 5)
                .onAppear { proxy.scrollTo(7, anchor: anchor) }
            }
        }
    }

    @Test(
        "A scroll view begins at the item that a reader scrolled to",
        arguments: LayoutDirection.allCases,
        [(nil, 150), (.leading, 0), (.center, 75), (.trailing, 150)] as [(UnitPoint?, CGFloat)])
    func reader(direction: LayoutDirection, expected: (anchor: UnitPoint?, start: CGFloat)) {
        let laid = Laid(200, 100, direction: direction) { Reading(anchor: expected.anchor, direction: direction) }
        let item = laid["item 7"]
        #expect((direction == .leftToRight ? item.minX : 200 - item.maxX) == expected.start)
    }

    @Test("A position by id is where a scroll view begins, as far as there is content")
    func positionByID() {
        func rows() -> some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { box("row \($0)") } } }
        }
        #expect(Laid(200, 100) { rows().scrollPosition(id: .constant(3), anchor: .top) }["row 3"].minY == 0)
        #expect(Laid(200, 100) { rows().scrollPosition(id: .constant(9), anchor: .top) }["row 9"].maxY == 100)
        #expect(Laid(200, 100) { rows().scrollPosition(id: .constant(nil as Int?)) }["row 0"].minY == 0)
        #expect(Laid(200, 100) { rows().scrollPosition(id: .constant("none")) }["row 0"].minY == 0)
        let position = ScrollPosition(id: "row 2")
        #expect(Laid(200, 100) { rows().scrollPosition(.constant(position), anchor: .bottom) }["row 2"].maxY == 100)
        #expect(position.viewID(type: String.self) == "row 2" && position.viewID(type: Int.self) == nil)
    }
}
