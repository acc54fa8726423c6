import Foundation
import RegionModel
import Testing

@Suite("Snapshots as JSON")
struct LayoutSnapshotJSONTests {
    @Test("The lines of a text read back as they were written", arguments: [nil] + LayoutDirection.allCases)
    func lines(direction: LayoutDirection?) throws {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 20.5)
        let line = TextLine(text: "one", frame: frame, baseline: 18, direction: direction)
        let element = LayoutElement(id: "t", role: .text, label: "one", frame: frame, lines: [line])
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        var writer = JSONWriter()
        LayoutSnapshot(scene: scene, elements: [element]).write(to: &writer)
        let document = JSONField(try JSONValue(parsing: Data(writer.text.utf8)))
        let read = try LayoutSnapshot(scene: scene, elements: document.required("elements"))
        #expect(read.elements == [element])
    }
}
