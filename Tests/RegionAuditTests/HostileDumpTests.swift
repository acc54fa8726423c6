import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("Hostile dumps")
struct HostileDumpTests {
    @Test("A dump that is cut off anywhere is read or refused", arguments: try DumpCase.ofEachFile())
    func cut(item: DumpCase) throws {
        let data = try item.data
        for length in stride(from: 0, to: data.count, by: max(1, data.count / 17)) { use(data.prefix(length), item) }
    }

    @Test(
        "A dump with anything in it changed is read or refused", arguments: try DumpCase.ofEachFile(),
        [1, 2, 3] as [UInt64])
    func changed(item: DumpCase, seed: UInt64) throws {
        let data = try item.data
        for round in 0..<3 {
            var generator = SeededGenerator(seed: seed &* 1_000 &+ UInt64(round))
            var bytes = Array(data)
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.removeSubrange(index..<min(bytes.count, index + 40))
                default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 40)], at: index)
                }
                if bytes.isEmpty { break }
            }
            use(Data(bytes), item)
        }
    }

    /// Reads and judges; whatever comes of it, each element of a layout is told of once.
    private func use(_ data: Data, _ item: DumpCase) {
        guard let dump = try? Dump(data) else { return }
        for tree in dump.trees {
            #expect(tree.elements.enumerated().allSatisfy { $1.parent ?? -1 < $0 })
            for layout in (try? item.choice.layouts(of: tree)) ?? [] {
                let verdict = layout.verdict(isExplained: true)
                let judged = layout.snapshot.elements.indices.count { layout.exemptions[layout.origins[$0]] == nil }
                #expect(layout.exemptions.count == tree.elements.count)
                #expect((verdict.unjudged?.count ?? 0) + judged >= tree.elements.count)
            }
        }
    }

    @Test("Fifteen thousand levels are read without recursion, and refused where the limit is lower")
    func depth() throws {
        let node = #"<node class="android.widget.FrameLayout" bounds="[0,0][2208,1840]">"#
        let text = "<hierarchy>" + String(repeating: node, count: 15_000) + String(repeating: "</node>", count: 15_000)
        let dump = try Dump(Data((text + "</hierarchy>").utf8))
        #expect(dump.trees.map(\.elements.count) == [15_000])
        let error = #expect(throws: InputError.self) { try Dump(Data(text.utf8), limits: DumpLimits(depth: 1_000)) }
        #expect(error?.found == "nesting deeper than 1000 levels")
    }

    @Test("Limits of bytes and elements are told of")
    func limits() {
        let text = "<hierarchy>" + String(repeating: #"<node bounds="[0,0][1,1]"/>"#, count: 100) + "</hierarchy>"
        let bytes = #expect(throws: InputError.self) { try Dump(Data(text.utf8), limits: DumpLimits(bytes: 1000)) }
        #expect(bytes?.found == "more than 1000 bytes")
        let elements = #expect(throws: InputError.self) { try Dump(Data(text.utf8), limits: DumpLimits(elements: 99)) }
        #expect(elements?.found == "more than 99 elements")
    }

    @Test(
        "Stated sizes that are none are not believed",
        arguments: ["width=\"-5\" height=\"1e300\"", "width=\"0\" height=\"9\"", "width=\"nan\" height=\"9\""])
    func sizes(attributes: String) throws {
        let text = #"<hierarchy \#(attributes)><node class="android.widget.Button" bounds="[5,5][9,9]"/></hierarchy>"#
        #expect(try Dump(Data(text.utf8)).trees.map(\.window.size) == [nil])
    }

    @Test("A ratio that leads out of all bounds leaves frames that are nowhere")
    func ratio() throws {
        let text = """
            SemanticsNode#0
             │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2400.0)
             └─SemanticsNode#1
               │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0) scaled by 1e-306x
               │ label: "Hello"
            """
        let tree = try #require(try Dump(Data(text.utf8)).trees.first)
        #expect(tree.elements[0].frame == nil)
        #expect(tree.window.size == nil)
    }

    @Test("Entities are neither expanded nor fetched, and stay as they are written")
    func entities() throws {
        let text = """
            <!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/hostname">]>
            <hierarchy><node class="android.widget.TextView" text="&b;&x;&#0;&#128293;&amp;&#55357;&#56613;"
            bounds="[0,0][9,9]"/></hierarchy>
            """
        let element = try #require(try Dump(Data(text.utf8)).trees.first?.elements.first)
        #expect(element.label == "&b;&x;\u{FFFD}🔥&🔥")
    }

    @Test(
        "Frames that are none are nowhere",
        arguments: ["[nan,0][1,1]", "[0,0][1e999,5]", "[5,5][1,9]", "[0,0][0,0]", "[0,0]", "", "[1e300,0][2e300,1]"])
    func frames(bounds: String) throws {
        let text = #"<hierarchy><node bounds="[0,0][9,9]"><node bounds="\#(bounds)"/></node></hierarchy>"#
        #expect(try Dump(Data(text.utf8)).trees[0].elements[1].frame == nil)
    }

    @Test("A label of millions is kept short")
    func label() throws {
        let text =
            #"<hierarchy><node text="\#(String(repeating: "é", count: 1_000_000))" bounds="[0,0][9,9]"/></hierarchy>"#
        let label = try #require(try Dump(Data(text.utf8)).trees[0].elements[0].label)
        #expect(label.utf8.count < 1100 && label.hasSuffix("é…"))
    }

    @Test(
        "What holds no tree is told with the line that says why",
        arguments: [
            ("", "found an empty file"),
            (
                "\n ERROR: could not get idle state.\n",
                "found no tree in this file: \"ERROR: could not get idle state.\""
            ),
            ("Starting\nnull root node returned", "found no tree in this file: \"null root node returned\""),
            ("<!DOCTYPE html><html><body></body></html>", "found no tree in this file but a web page"),
            ("<hierarchy rotation=\"0\"/>", "found no tree in this file: \"<hierarchy rotation=\"0\"/>\""),
        ])
    func noTree(text: String, sentence: String) {
        let error = #expect(throws: InputError.self) { try Dump(Data(text.utf8)) }
        #expect(error?.description.hasPrefix(sentence) == true, "\(String(describing: error))")
    }
}
