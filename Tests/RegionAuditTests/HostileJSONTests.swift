import Foundation
import RegionAudit
import RegionModel
import Testing

@Suite("Hostile JSON")
struct HostileJSONTests {
    private static let button = #"{"AXFrame":"{{1, 2}, {3, 4}}","AXLabel":"Save","type":"Button"}"#

    @Test(
        "What programs write that mean JSON is read as such",
        arguments: [
            button, "[\(button),]", "[\(button)", "noise [x] {y} \(button) more } noise ]",
            "\u{FEFF}[null, \(button), 7]",
            #"{'AXFrame': '{{1, 2}, {3, 4}}', 'AXLabel': 'Save', 'AXValue': None, 'enabled': True, 'type': 'Button'}"#,
            #"{AXFrame: "{{1, 2}, {3, 4}}", AXLabel: "Save", type: "Button"}"#,
            #"{"AXFrame":"{{1, 2}, {3, 4}}","AXLabel":"Save","type":"Button","far":1e999,"odd":NaN,"lost":}"#,
            #"{"AXLabel":"Save" "AXFrame":"{{1, 2}, {3, 4}}" "type":"Button"}"#,
            #"{"AXFrame":"{{1, 2}, {3, 4}}","odd":[] {"x":1}, "AXLabel":"Save","type":"Button"}"#,
            #"{"lost","AXFrame":"{{1, 2}, {3, 4}}","odd":{} "AXLabel":"Save","type":"Button" "lost"}"#,
            #"{"type":"Button","frame":{"x":1,"y":2,"width":3,"height":4},"AXLabel":"S\u0061ve","AXFrame":[1]}"#,
            #""[{\"AXFrame\":\"{{1, 2}, {3, 4}}\",\"AXLabel\":\"Save\",\"type\":\"Button\"}]""#,
            "[11:36:59]: ▸ {\n[11:37:00]: ▸   \"AXFrame\": \"{{1, 2}, {3, 4}}\",\n[11:37:00]: ▸   \"AXLabel\": \"Save\",\n"
                + "[11:37:00]: ▸   \"type\": \"Button\"\n[11:37:00]: ▸ }\n",
        ])
    func lenience(text: String) throws {
        let dump = try Dump(Data(text.utf8))
        #expect(dump.format == .idb)
        let element = try #require(dump.trees.first?.elements.first)
        #expect(element.label == "Save" && element.role == .button)
        #expect(element.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test(
        "Frames that are none are nowhere, in whatever form",
        arguments: [
            #""{{nan, 0}, {1, 1}}""#, #""{{0, 0}, {1e999, 5}}""#, #""{{0, 0}}""#, "null", "7", "[]", "{}",
            "[[1,2],[3]]",
            #"{"x":0,"y":0,"width":-1,"height":5}"#, #"{"x":0,"y":0,"width":null,"height":5}"#,
            #"{"origin":{"x":1},"size":{"width":3,"height":4}}"#, #"{"x":1e300,"y":0,"width":1,"height":1}"#,
        ])
    func frames(frame: String) throws {
        let text = #"[{"AXLabel":"Save","type":"Button","AXFrame":\#(frame)}]"#
        #expect(try Dump(Data(text.utf8)).trees.first?.elements.map(\.frame) == [nil])
    }

    @Test("Fifteen thousand levels are read without recursion, and refused where the limit is lower")
    func depth() throws {
        let text =
            String(repeating: #"{"AXFrame":"{{0, 0}, {9, 9}}","type":"Group","children":["#, count: 15_000)
            + String(repeating: "]}", count: 15_000)
        #expect(try Dump(Data(text.utf8)).trees.map(\.elements.count) == [15_000])
        let error = #expect(throws: InputError.self) { try Dump(Data(text.utf8), limits: DumpLimits(depth: 1_000)) }
        #expect(error?.found == "nesting deeper than 1000 levels")
        #expect(throws: InputError.self) { try Dump(Data(String(repeating: "[", count: 1_000_000).utf8)) }
    }

    @Test("The limit of depth holds for lists whose members name what they are in", arguments: Chain.allCases)
    func depth(chain: Chain) throws {
        let data = Data(chain.text(of: 150).utf8)
        #expect(try Dump(data, limits: DumpLimits(depth: 150)).trees.map(\.elements.count) == [150])
        let error = #expect(throws: InputError.self) { try Dump(data, limits: DumpLimits(depth: 149)) }
        #expect(error?.found == "nesting deeper than 149 levels")
    }

    @Test(
        "Half of a character takes nothing that follows with it",
        arguments: [
            (#"\ud83d\u0041BC"#, "\u{FFFD}ABC"), (#"\ud800\u00zz"#, "\u{FFFD}\\u00zz"), (#"\ud83d\ude00!"#, "😀!"),
            (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
        ])
    func halves(written: String, label: String) throws {
        let text = #"{"AXFrame":"{{1, 2}, {3, 4}}","AXLabel":"\#(written)","type":"Button"}"#
        #expect(try Dump(Data(text.utf8)).trees.first?.elements.first?.label == label)
    }

    @Test("The limit of elements holds for every form", arguments: try DumpCase.ofEachFile())
    func elements(item: DumpCase) throws {
        guard let dump = try? Dump(item.data), dump.trees.map(\.elements.count).reduce(0, +) > 2 else { return }
        let error = #expect(throws: InputError.self) { try Dump(item.data, limits: DumpLimits(elements: 2)) }
        #expect(error?.found == "more than 2 elements")
    }

    @Test("What is no element is counted, and the rest is read")
    func strays() throws {
        let text = #"[{"AXFrame":"{{0, 0}, {9, 9}}","type":"Application","children":[null,1,"x",\#(Self.button),[]]}]"#
        let tree = try #require(try Dump(Data(text.utf8)).trees.first)
        #expect(tree.elements.map(\.kind) == ["Application", "Button"])
        #expect(tree.notes == ["Passed over 4 entries that are no element."])
    }

    @Test("Nodes that name each other in a circle end")
    func circles() throws {
        let nodes = (0..<5).map {
            #"{"nodeId":"\#($0)","parentId":"\#(($0 + 1) % 5)","role":{"value":"button"},"box":[\#($0),0,9,9]}"#
        }
        let text = #"{"nodes":[\#(nodes.joined(separator: ","))]}"#
        #expect(try Dump(Data(text.utf8)).trees.first?.elements.count == 5)
    }
}
