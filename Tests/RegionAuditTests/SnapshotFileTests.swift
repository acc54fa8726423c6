import Foundation
import RegionAudit
import RegionGeometry
import RegionModel
import Testing

@Suite("Documents of layouts")
struct SnapshotFileTests {
    private static let layout = #"{"scene":{"window":[9,9]},"elements":[{"role":"text","frame":[0,0,1,1]}],"more":1}"#

    @Test(
        "A layout, an array of them, or an object with cases",
        arguments: [
            (layout, 1, false), ("[\(layout)]", 1, true), (#"{"about":"","cases":[\#(layout),\#(layout)]}"#, 2, true),
        ])
    func forms(document: String, count: Int, isList: Bool) throws {
        let file = try read(document)
        #expect(file.layouts.count == count)
        #expect(file.isList == isList)
        #expect(file.layouts.allSatisfy { $0.snapshot.elements.count == 1 })
    }

    @Test("A snapshot reads back as it was written")
    func roundTrip() throws {
        let elements: [LayoutElement] = [.at(0, 0, 9, 9, .dialog, id: "a"), .at(1, 1, 2, 2, id: "b", in: 0)]
        var scene = WindowScene.book
        scene.name = .init(device: "fold-phone", pose: "book", window: "left")
        let snapshot = LayoutSnapshot(scene: scene, elements: elements)
        var writer = JSONWriter()
        snapshot.write(to: &writer)
        #expect(try read(writer.text).layouts.map(\.snapshot) == [snapshot])
    }

    @Test("A scene by name is looked up")
    func names() throws {
        let document = #"""
            {"scene":{"device":"iphone-duo","pose":"book","window":"split-left","direction":"rightToLeft"},"elements":[]}
            """#
        let scene = try #require(try read(document).layouts.first?.snapshot.scene)
        #expect(scene.size == CGSize(width: 469, height: 669))
        #expect(scene.layoutDirection == .rightToLeft)
    }

    @Test(
        "What cannot be used is told with its place",
        arguments: [
            ("3", "found 3, expected an object"),
            ("{}", #"found no "elements", expected an object with "elements""#),
            (#"[{"elements":[]}]"#, "[0]: found no scene, expected one"),
            (#"{"cases":7}"#, "cases: found 7, expected an array"),
            (#"{"cases":[{"id":1}]}"#, "cases[0].id: found 1, expected a string"),
            (#"{"scene":{},"elements":[]}"#, #"scene: found no "window", expected an object with "window""#),
            (#"{"scene":{"window":[1,1],"hinge":1},"elements":[]}"#, "scene.hinge: found 1, expected an object"),
            (
                #"{"scene":{"device":"iphone-duo","pose":"bok"},"elements":[]}"#,
                #"scene: found the unknown pose "bok" of iphone-duo, expected "book""#
            ),
            (
                #"{"scene":{"device":"iphone-duo","pse":"book"},"elements":[]}"#,
                #"scene: found an unknown field "pse", expected "pose""#
            ),
            (
                #"{"scene":{"window":[1,1]},"elements":[{"role":"text","frame":[0,0,-1,1]}]}"#,
                "elements[0].frame[2]: found -1, expected a length of zero or more"
            ),
            (
                #"{"scene":{"window":[1,1],"regions":[\#(manyRegions)]},"elements":[]}"#,
                "scene: found 101 regions, expected at most 100"
            ),
        ])
    func errors(document: String, sentence: String) {
        let error = #expect(throws: InputError.self) { try read(document) }
        #expect(error?.description == sentence)
    }

    private static let manyRegions = Array(repeating: #"{"kind":"occlusion","frame":[0,0,1,1]}"#, count: 101)
        .joined(separator: ",")

    private func read(_ document: String) throws -> SnapshotFile {
        try SnapshotFile(json: JSONField(JSONValue(parsing: Data(document.utf8))), scene: TestFiles.scene)
    }
}
