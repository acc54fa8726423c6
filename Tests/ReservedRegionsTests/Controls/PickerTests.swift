import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Pickers")
@MainActor
struct PickerTests {
    private enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum
        var id: Fruit { self }
    }

    private func elements(@ViewBuilder _ content: () -> some View) -> [LayoutElement] {
        ViewHost(scene: WindowScene(size: CGSize(width: 304, height: 300)), content: content).snapshot().elements
    }

    private func texts(_ elements: [LayoutElement]) -> [String] {
        elements.filter { $0.role == .text }.compactMap(\.label)
    }

    @Test("A menu shows the view whose tag is chosen, and none for a value without a view")
    func menu() {
        for (choice, expected) in [("a", ["Apple"]), ("b", ["Pear"]), ("c", [])] {
            let elements = elements {
                Picker("Fruit", selection: .constant(choice)) {
                    Text("Apple").tag("a")
                    Group { Text("Pear").font(.title).tag("b") }
                }
            }
            #expect(texts(elements) == expected)
        }
    }

    @Test("Ids of a ForEach stand for values of their type, and of no other")
    func ids() {
        let elements = elements {
            Picker("Fruit", selection: .constant(Fruit.pear)) {
                ForEach(Fruit.allCases) { Text($0.rawValue) }
            }
            Picker("Number", selection: .constant("2")) {
                ForEach(0..<3) { Text("number \($0)").tag("\($0)") }
            }
        }
        #expect(texts(elements) == ["pear", "number 2"])
    }

    @Test("Segments share the width alike, and the chosen one is white", arguments: LayoutDirection.allCases)
    func segments(direction: LayoutDirection) {
        let elements = elements {
            Picker("Fruit", selection: .constant(Fruit.plum)) {
                ForEach(Fruit.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .environment(\.layoutDirection, direction)
        }
        let segments = elements.filter { $0.role == .button }
        #expect(segments.map(\.frame.width) == [100, 100, 100])
        #expect(segments.map(\.label) == ["apple", "pear", "plum"])
        #expect(segments.map(\.frame.minX) == (direction == .leftToRight ? [2, 102, 202] : [202, 102, 2]))
        let grounds = elements.filter { $0.role == .background && $0.frame.width == 100 }
        #expect(grounds.map { $0.appearance?.fill?.alpha } == [0, 0, 1])
    }

    @Test("Outside of pickers a tag changes nothing")
    func tag() {
        #expect(texts(elements { Text("One").tag(1) }) == ["One"])
    }
}
