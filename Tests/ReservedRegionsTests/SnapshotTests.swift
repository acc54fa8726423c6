import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// What a snapshot says of views.
@Suite("Snapshots")
@MainActor
struct SnapshotTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 200))

    @Test("Elements have paths made of ids, or of what they are")
    func paths() {
        let snapshot = ViewHost(scene: scene) {
            VStack {
                Text("One")
                Text("Two")
                Button("Delete") {}.id("delete")
                Color.red.frame(width: 5, height: 5).id("dot")
            }
        }.snapshot()
        #expect(
            snapshot.elements.indices.map(snapshot.path(of:)) == [
                "VStack", "VStack/Text", "VStack/Text-2", "VStack/delete", "VStack/delete/Text", "VStack/dot",
                "VStack/dot/Shape",
            ])
        #expect(snapshot.elements[3].role == .button)
    }

    @Test("A label, an id and a role are said of one element")
    func semantics() {
        let snapshot = ViewHost(scene: scene) {
            Image(systemName: "trash").accessibilityLabel("Remove").id("trash")
        }.snapshot()
        #expect(snapshot.elements.count == 1)
        #expect(snapshot.elements[0].label == "Remove" && snapshot.elements[0].id == "trash")
    }

    @Test("What is not seen is not in it; a background comes before its content")
    func visibility() {
        let snapshot = ViewHost(scene: scene) {
            Text("Front").background { Color.red }
            Text("Hidden").hidden()
            Text("Clear").opacity(0)
            ViewThatFits {
                Color.red.frame(width: 500)
                Text("Fits")
            }
        }.snapshot()
        #expect(snapshot.elements.map(\.role) == [.background, .text, .text])
        #expect(snapshot.elements.compactMap(\.label) == ["Front", "Fits"])
    }

    @Test("A snapshot survives its JSON")
    func json() throws {
        let snapshot = ViewHost(scene: scene) {
            HStack {
                VStack { Text("A") }
                ZStack {}
                VStack { HStack { Text("B") } }
            }
        }.snapshot()
        var writer = JSONWriter()
        snapshot.write(to: &writer)
        let json = JSONField(try JSONValue(parsing: Data(writer.text.utf8)))
        let read = try LayoutSnapshot(
            scene: WindowScene(json: json.required("scene")), elements: json.required("elements"))
        #expect(read.elements.map(\.frame) == snapshot.elements.map(\.frame))
        #expect(read.elements.map(\.parent) == snapshot.elements.map(\.parent))
        #expect(read.elements.map(\.id) == snapshot.elements.map(\.id))
    }
}
