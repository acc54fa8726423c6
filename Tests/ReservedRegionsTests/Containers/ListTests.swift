import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Lists and forms")
@MainActor
struct ListTests {
    private func box(_ id: String, _ width: CGFloat = 30, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height).id(id)
    }

    private func elements(_ laid: Laid, _ id: String) -> [LayoutElement] {
        laid.host.snapshot().elements.filter { $0.id.split(separator: "-").first.map(String.init) == id }
    }

    @Test("Every view is a row of at least 44 points with lines between", arguments: LayoutDirection.allCases)
    func rows(direction: LayoutDirection) {
        let laid = Laid(300, 400, direction: direction) {
            List {
                box("a")
                ForEach(0..<2) { box("\($0)", 30, 40) }
            }
        }
        #expect(laid.size == CGSize(width: 300, height: 400))
        let rows = elements(laid, "Row")
        #expect(rows.map(\.frame.minY) == [35, 79, 141])
        #expect(rows.map(\.frame.height) == [44, 62, 62])
        #expect(rows.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 268 })
        #expect(laid["a"].minX == (direction == .leftToRight ? 36 : 234) && laid["a"].minY == 52)
        let lines = elements(laid, "Separator")
        #expect(lines.map(\.frame.maxY) == [79, 141])
        #expect(lines.allSatisfy { $0.role == .divider && $0.frame.height == 1 && $0.frame.width == 248 })
        #expect(lines.allSatisfy { $0.frame.minX == (direction == .leftToRight ? 36 : 16) })
        #expect(laid.host.snapshot().elements.first?.role == .scrollView)
    }

    @Test("A section has rows of its own between header and footer")
    func sections() {
        let laid = Laid(300, 400) {
            List {
                box("loose")
                Section {
                    box("a")
                    box("b")
                } header: {
                    box("header", 50, 20)
                } footer: {
                    box("footer", 50, 20)
                }
                Section("Title") { box("c") }
            }
            .listStyle(.plain)
        }
        #expect(laid["loose"] == CGRect(x: 20, y: 17, width: 30, height: 10))
        #expect(laid["header"].origin == CGPoint(x: 20, y: 44))
        #expect(laid["a"].origin == CGPoint(x: 20, y: 89) && laid["b"].minY == 133)
        #expect(laid["footer"].minY == 168)
        #expect(elements(laid, "Row").count == 4 && elements(laid, "Section").count == 2)
        // Only between the two rows of a section is a line.
        #expect(elements(laid, "Separator").map(\.frame.maxY) == [116])
        let grouped = Laid(300, 400) {
            Form {
                Section { box("a") }
                Section { box("b") }
            }
        }
        #expect(grouped["a"].minY == 52 && grouped["b"].minY == 131 && grouped["a"].minX == 36)
    }

    @Test("Rows take insets of their own, and leave their line out")
    func rowModifiers() {
        let laid = Laid(300, 400) {
            List {
                box("a").listRowInsets(EdgeInsets(top: 30, leading: 1, bottom: 0, trailing: 0))
                box("b").listRowSeparator(.hidden)
                box("c")
            }
            .listStyle(.plain)
        }
        #expect(laid["a"].origin == CGPoint(x: 1, y: 32))
        #expect(elements(laid, "Separator").map(\.frame) == [CGRect(x: 1, y: 43, width: 299, height: 1)])
    }

    @Test("Lists of data, of ids, of numbers and with a selection are made as they are written")
    func initialisers() {
        struct Item: Identifiable, Hashable {
            let id: Int
        }
        let items = [Item(id: 1), Item(id: 2)]
        let all: [any View] = [
            List(items) { box("\($0.id)") }, List(items, id: \.self) { box("\($0.id)") },
            List(1..<3) { box("\($0)") }, List(selection: .constant(Int?.none)) { ForEach(items) { box("\($0.id)") } },
            List(items, selection: .constant(Set<Int>())) { box("\($0.id)") },
            List { ForEach(items) { box("\($0.id)") }.onDelete { _ in }.onMove { _, _ in } },
        ]
        for list in all {
            #expect(Laid(300, 400) { StaticViews(list) }["2"].minY == 96)
        }
    }

    @Test("A section elsewhere is its views; in a lazy grid its header has a line of its own")
    func elsewhere() {
        let stack = Laid(100, 100) {
            VStack(spacing: 0) {
                Section {
                    box("a")
                } header: {
                    box("header")
                }
            }
        }
        #expect(stack["header"].minY == 0 && stack["a"].minY == 10)
        let grid = Laid(100, 100) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
                Section {
                    ForEach(0..<3) { box("\($0)") }
                } header: {
                    box("first")
                }
                Section {
                    box("last")
                } header: {
                    box("second")
                } footer: {
                    box("end")
                }
            }
        }
        #expect(
            ["first", "0", "1", "2", "second", "last", "end"].map { grid[$0].minY } == [0, 10, 10, 20, 30, 40, 50])
        #expect(grid["first"].midX == 50)
    }

    @Test("An empty list, one in a list's row, and what is proposed without a length")
    func edges() {
        #expect(Laid(100, 100) { List {} }.size == CGSize(width: 100, height: 100))
        #expect(Laid(nil, nil) { List { box("a", 100) } }.size == CGSize(width: 172, height: 114))
        #expect(Laid(nil, nil) { List { Section { box("a", 100) } } }.size == CGSize(width: 172, height: 114))
        let nested = Laid(300, 300) {
            List { List { box("inner") }.listStyle(.plain).frame(height: 100).id("row") }.listStyle(.plain)
        }
        #expect(nested["row"] == CGRect(x: 20, y: 11, width: 260, height: 100))
        #expect(nested["inner"].origin == CGPoint(x: 40, y: 28))
    }

    @Test("A thousand rows are composed, changed and taken away again")
    func manyRows() {
        let laid = Laid(300, 300) { List { ForEach(0..<1000) { box("\($0)") } } }
        #expect(laid["999"].minY == CGFloat(35 + 999 * 44 + 17))
        let nodes = laid.host.tree.liveNodeCount
        laid.host.update { List { ForEach(0..<10) { box("\($0)") } } }
        #expect(Laid.frames(of: laid.host).count == 10)
        laid.host.update { List { ForEach(0..<1000) { box("\($0)") } } }
        #expect(Laid.frames(of: laid.host)["999"] == laid["999"])
        #expect(laid.host.tree.liveNodeCount == nodes)
    }

    @Test("The laws hold for each")
    func laws() {
        expectLaws(300, 200, "List") {
            List {
                Text("some words").id("a")
                HStack {
                    box("b"); Spacer(); box("c")
                }
                Section("Title") {
                    box("d"); box("e")
                }
            }
        }
        expectLaws(300, 200, "Form") {
            Form {
                Section {
                    box("a")
                } footer: {
                    Text("words").id("b")
                }
            }
        }
        expectLaws(300, 200, "plain") { List(0..<3) { box("\($0)") }.listStyle(.plain) }
    }
}
