import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

/// Files that no tool writes by itself: halves of two dumps, heaps of dumps, one element with everything in it.
@Suite("Mixed-up dumps")
struct HostileMixtureTests {
    @Test(
        "One dump's head with another one's tail is read or refused, in any format", arguments: [1, 2, 3] as [UInt64])
    func mixed(seed: UInt64) throws {
        let dumps = try DumpCase.all().map { Array(try $0.data) }
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let pair = (dumps.randomElement(using: &generator) ?? [], dumps.randomElement(using: &generator) ?? [])
            let head = pair.0.prefix(Int.random(in: 0...pair.0.count, using: &generator))
            let tail = pair.1.suffix(Int.random(in: 0...pair.1.count, using: &generator))
            let format = DumpFormat.allCases.filter { $0 != .snapshot }.randomElement(using: &generator)
            for format in [nil, format] {
                guard let dump = try? Dump(Data(head + tail), as: format) else { continue }
                #expect(
                    dump.trees.allSatisfy { $0.elements.enumerated().allSatisfy { $1.parent ?? -1 < $0 } },
                    "seed \(seed), round \(round)")
            }
        }
    }

    @Test("A dump with another one within an attribute is the one outside")
    func nested() throws {
        let inner = #"&lt;hierarchy&gt;&lt;node bounds=&quot;[0,0][1,1]&quot;/&gt;&lt;/hierarchy&gt;"#
        let text = #"<hierarchy><node class="a.TextView" text="\#(inner)" bounds="[0,0][9,9]"/></hierarchy>"#
        let dump = try Dump(Data(text.utf8))
        #expect(dump.trees.map(\.elements.count) == [1])
        #expect(dump.trees[0].elements[0].frame == CGRect(x: 0, y: 0, width: 9, height: 9))
    }

    @Test("A hundred thousand children of one element are judged each, in the order of the file")
    func children() throws {
        let count = 100_000
        let leaf = #"<node class="android.widget.Button" text="x" clickable="true" bounds="[0,0][9,9]"/>"#
        let text =
            #"<hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">"#
            + String(repeating: leaf, count: count) + "</node></hierarchy>"
        let tree = try #require(try Dump(Data(text.utf8)).trees.first)
        #expect(tree.elements.count == count + 1)
        #expect(tree.elements.dropFirst().allSatisfy { $0.parent == 0 })
    }

    @Test("A billion children are refused at the limit, long before they are all there")
    func tooManyChildren() {
        let text = "<hierarchy>" + String(repeating: #"<node bounds="[0,0][1,1]"/>"#, count: 20_000)
        for format in [DumpFormat.uiAutomator, .appiumAndroid] {
            let error = #expect(throws: InputError.self) {
                try Dump(Data(text.utf8), as: format, limits: DumpLimits(elements: 10_000))
            }
            #expect(error?.description == "found more than 10000 elements, expected fewer, or a larger --max-elements")
        }
    }

    @Test("As JSON too: wide and deep, within limits and beyond")
    func json() throws {
        let leaf = #"{"AXFrame":"{{1, 2}, {3, 4}}","AXLabel":"Save","type":"Button"}"#
        let wide = "[" + Array(repeating: leaf, count: 50_000).joined(separator: ",") + "]"
        #expect(try Dump(Data(wide.utf8)).trees.first?.elements.count == 50_000)
        let error = #expect(throws: InputError.self) { try Dump(Data(wide.utf8), limits: DumpLimits(elements: 10_000)) }
        #expect(error?.found == "more than 10000 elements")
        let deep = String(repeating: #"{"type":"Group","children":["#, count: 100_000)
        #expect(throws: InputError.self) { try Dump(Data(deep.utf8)) }
    }
}
