import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Grids")
@MainActor
struct GridTests {
    private func box(_ id: String, _ width: CGFloat? = nil, _ height: CGFloat? = 20) -> some View {
        Color.red.frame(width: width, height: height).id(id)
    }

    /// The widths of columns, and where they begin, in a grid that is offered a width.
    private func columns(
        _ items: [GridItem], in width: CGFloat?, count: Int
    ) -> (size: CGSize, starts: [CGFloat], widths: [CGFloat]) {
        let laid = Laid(width, nil) {
            LazyVGrid(columns: items) { ForEach(0..<count, id: \.self) { box("\($0)") } }
        }
        let frames = (0..<count).map { laid["\($0)"] }
        return (laid.size, frames.map(\.minX), frames.map(\.width))
    }

    @Test("Fixed columns have their width; an adaptive one takes as many as have room")
    func adaptive() {
        let found = columns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], in: 200, count: 4)
        #expect(found.widths == [70, 57, 57, 70])
        #expect(found.starts == [0, 78, 143, 0])
        #expect(found.size == CGSize(width: 200, height: 48))
        let limited = columns([GridItem(.adaptive(minimum: 30, maximum: 35), spacing: 10)], in: 100, count: 2)
        #expect(limited.widths == [35, 35] && limited.starts == [0, 45] && limited.size.width == 80)
    }

    @Test("Flexible columns are served in order, within their limits")
    func flexible() {
        let items = [
            GridItem(.flexible(minimum: 50, maximum: 100), spacing: 0), GridItem(.flexible(), spacing: 0),
        ]
        #expect(columns(items, in: 300, count: 2).widths == [100, 200])
        let over = [GridItem(.fixed(150), spacing: 0), GridItem(.flexible(minimum: 100), spacing: 0)]
        #expect(columns(over, in: 200, count: 2).widths == [150, 100])
        #expect(columns(over, in: 200, count: 2).size.width == 250)
        #expect(columns(over, in: nil, count: 2).widths == [150, 100])
        #expect(columns(over, in: 0, count: 2).widths == [150, 100])
    }

    @Test("Where minima need more than was offered, the columns share out what the grid became")
    func secondPass() {
        let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
        let found = columns(items, in: 200, count: 2)
        #expect(found.size.width == 224)
        #expect(found.widths == [108, 120] && found.starts == [0, 116])
        let narrow = [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]
        #expect(columns(narrow, in: 200, count: 2).widths == [140, 52])
    }

    @Test("A view lies in its cell as its column says; a row is as high as its highest")
    func alignment() {
        let laid = Laid(100, nil) {
            LazyVGrid(
                columns: [
                    GridItem(.flexible(), spacing: 0, alignment: .topLeading),
                    GridItem(.flexible(), alignment: .bottomTrailing),
                ], spacing: 4
            ) {
                box("a", 10, 10)
                box("b", 10, 10)
                box("c", 20, 30)
                box("d", 10, 10)
                box("e", 10, 10)
            }
        }
        #expect(laid.size == CGSize(width: 100, height: 58))
        #expect(laid["a"].origin == .zero && laid["b"].origin == CGPoint(x: 90, y: 0))
        #expect(laid["c"].origin == CGPoint(x: 0, y: 14) && laid["d"].origin == CGPoint(x: 90, y: 34))
        #expect(laid["e"].origin == CGPoint(x: 0, y: 48))
    }

    @Test("A grid that grows sideways does the same with rows", arguments: LayoutDirection.allCases)
    func horizontal(direction: LayoutDirection) {
        let laid = Laid(nil, 100, direction: direction) {
            LazyHGrid(rows: [GridItem(.fixed(40), spacing: 10), GridItem(.flexible())], spacing: 5) {
                ForEach(0..<3) { box("\($0)", 30, nil) }
            }
        }
        #expect(laid.size == CGSize(width: 65, height: 100))
        let x: (CGFloat) -> CGFloat = { direction == .leftToRight ? $0 : 65 - $0 - 30 }
        #expect(laid["0"] == CGRect(x: x(0), y: 0, width: 30, height: 40))
        #expect(laid["1"] == CGRect(x: x(0), y: 50, width: 30, height: 50))
        #expect(laid["2"] == CGRect(x: x(35), y: 0, width: 30, height: 40))
    }

    @Test("No views, no columns, and lengths that are none")
    func hostile() {
        #expect(Laid(100, nil) { LazyVGrid(columns: [GridItem(.flexible())]) {} }.size == CGSize(width: 100, height: 0))
        #expect(Laid(100, nil) { LazyVGrid(columns: []) { box("a") } }["a"].width == 100)
        for size in [
            GridItem.Size.fixed(.nan), .fixed(-5), .flexible(minimum: .nan, maximum: .nan), .adaptive(minimum: 0),
            .adaptive(minimum: -100), .flexible(minimum: 90, maximum: 10),
        ] {
            let found = columns([GridItem(size, spacing: 0), GridItem(size)], in: 100, count: 3)
            #expect(found.widths.allSatisfy { $0.isFinite && $0 >= 0 }, "\(size)")
        }
    }

    @Test("A column is as wide as its widest view, a row as high as its highest")
    func table() {
        let laid = Laid(500, 500) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 50, 50)
                    box("b", 100, 20)
                }
                GridRow {
                    box("c", 70, 10)
                    box("d", 30, 30)
                }
            }
        }
        #expect(laid.size == CGSize(width: 170, height: 80))
        #expect(laid["a"].origin == CGPoint(x: 10, y: 0) && laid["b"].origin == CGPoint(x: 70, y: 15))
        #expect(laid["c"].origin == CGPoint(x: 0, y: 60) && laid["d"].origin == CGPoint(x: 105, y: 50))
    }

    @Test("Flexible columns share what they are offered, after the others")
    func shares() {
        let laid = Laid(108, 50) {
            Grid {
                GridRow {
                    Color.red.id("a")
                    Color.red.id("b")
                }
            }
        }
        #expect(laid["a"] == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(laid["b"] == CGRect(x: 58, y: 0, width: 50, height: 50))
        let mixed = Laid(108, 50) {
            Grid {
                GridRow {
                    Color.red.id("a")
                    box("b", 30)
                }
            }
        }
        #expect(mixed["a"].width == 70)
    }

    @Test("A view outside of rows has one of its own, across all columns")
    func ownRow() {
        let laid = Laid(200, 200) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                box("title", 30, 10)
                GridRow {
                    box("a", 40)
                    box("b", 20)
                }
                Divider().id("line")
            }
        }
        #expect(laid.size.width == 200 && laid["line"].width == 200)
        #expect(laid["title"].midX == 100)
        let unsized = Laid(200, 200) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box("a", 40)
                    box("b", 20)
                }
                Divider().id("line").gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(unsized.size == CGSize(width: 70, height: 31))
        #expect(unsized["line"] == CGRect(x: 0, y: 30, width: 70, height: 1))
    }

    @Test("Spans, anchors and alignments of columns and rows", arguments: LayoutDirection.allCases)
    func cells(direction: LayoutDirection) {
        let laid = Laid(300, 300, direction: direction) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 20)
                    box("b", 30).gridColumnAlignment(.trailing)
                    box("c", 10)
                }
                GridRow(alignment: .bottom) {
                    box("wide", 100, 40).gridCellColumns(2)
                    box("d", 10, 10)
                }
                GridRow {
                    box("e", 40)
                    box("f", 10)
                    box("g", 2, 2).gridCellAnchor(.center)
                }
            }
        }
        // The columns of 40 and 30 get ten points each for the wide one.
        #expect(laid.size == CGSize(width: 120, height: 80))
        let x: (CGRect) -> CGFloat = { direction == .leftToRight ? $0.minX : 120 - $0.maxX }
        #expect(["a", "b", "c", "d", "e", "f"].map { x(laid[$0]) } == [0, 70, 110, 110, 0, 90])
        #expect(laid["d"].minY == 50)
        #expect(x(laid["g"]) == 114 && laid["g"].minY == 69)
    }

    @Test("A row of texts meets on the first baseline, and is high enough for it")
    func baselines() {
        let laid = Laid(nil, nil) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("Big").font(.system(size: 40))
                    Text("small").font(.system(size: 10))
                }
            }
        }
        let lines = laid.host.snapshot().elements.flatMap(\.lines)
        #expect(lines.count == 2 && abs(lines[0].baseline - lines[1].baseline) < 1e-9)
        #expect(lines.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= laid.size.height })
    }

    @Test("A grid is a layout that can be exchanged")
    func anyLayout() {
        func content(_ layout: AnyLayout) -> some View {
            layout {
                GridRow {
                    box("a", 10)
                    box("b", 10)
                }
            }
        }
        let laid = Laid(100, 100) { content(AnyLayout(GridLayout(horizontalSpacing: 5))) }
        #expect(laid["b"].minX == 15)
        let nodes = laid.host.tree.liveNodeCount
        laid.host.update { content(AnyLayout(VStackLayout(spacing: 0))) }
        #expect(Laid.frames(of: laid.host)["b"]?.minY == 20)
        #expect(laid.host.tree.liveNodeCount == nodes)
    }

    @Test("The laws hold for each")
    func laws() {
        let items = [GridItem(.fixed(30)), GridItem(.adaptive(minimum: 20), alignment: .leading)]
        expectLaws(200, 90, "LazyVGrid") {
            LazyVGrid(columns: items, alignment: .leading) { ForEach(0..<7) { box("\($0)", 10) } }
        }
        expectLaws(200, 90, "LazyHGrid") { LazyHGrid(rows: items) { ForEach(0..<7) { box("\($0)", 10) } } }
        expectLaws(200, 90, "Grid") {
            Grid(alignment: .trailing) {
                GridRow {
                    box("a", 10)
                    Text("several words that wrap").id("b")
                }
                Divider().id("c")
                GridRow { box("d", 30).gridCellColumns(3) }
            }
        }
        expectLaws(200, 90, "empty") { Grid { GridRow {} } }
    }
}
