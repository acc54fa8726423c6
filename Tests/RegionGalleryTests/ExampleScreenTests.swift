import Foundation
import RegionAudit
import SnapshotDrawing
import TestSupport
import Testing

@testable import ExampleGallery
@testable import RegionGallery

/// The example screens in every window of every device, in both directions.
@MainActor
struct ExampleScreenTests {
    private static let wrong = "Delete dialog (wrong)"

    private static func inspect() throws -> [ScreenInspections] {
        try Inspector(Selection(of: ExampleGallery.self)).inspect()
    }

    @Test func screensThatAskForRegionsAreClearOfThemEverywhere() throws {
        for screen in try Self.inspect() where screen.name != Self.wrong {
            #expect(screen.inspections.count >= 80)
            for inspection in screen.inspections {
                let place = "\(screen.name) \(inspection.stage.scene.name)"
                #expect(inspection.findings.map(\.message) == [], "\(place)")
                #expect(inspection.snapshot.diagnostics == [], "\(place)")
                #expect(inspection.snapshot.elements.count > 2, "\(place)")
            }
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theWrongScreenIsFoundOutInEitherDirection(_ direction: LayoutDirection) throws {
        let screen = try #require(Self.inspect().first { $0.name == Self.wrong })
        let inspections = screen.inspections.filter { $0.stage.scene.layoutDirection == direction }
        let rules = Set(inspections.flatMap(\.findings).map(\.rule))
        #expect(
            rules.isSuperset(of: [
                "target-too-close", "text-across-division", "control-in-occlusion", "text-in-occlusion",
                "control-outside-safe-area", "wrong-side",
            ]))
    }

    /// A host that goes from window to window must come to the same as one that is made for each.
    @Test func reusedHostsLayOutAsFreshOnesDo() throws {
        let measurer = try PangoTextMeasurer()
        let previews = ExampleGallery.previews
        for (preview, screen) in zip(previews, try Self.inspect()) {
            for inspection in screen.inspections {
                let fresh = preview.makeHost(inspection.stage.scene, measurer).snapshot()
                #expect(inspection.snapshot == fresh, "\(screen.name) \(inspection.stage.scene.name)")
            }
        }
    }

    @Test func theAgreedExampleStandsWordForWordInItsScreen() throws {
        let file = Places.package.appendingPathComponent("Examples/ExampleGallery/ItemsScreen.swift")
        let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        let example = """
            GeometryReader { proxy in
                RegionAvoidingLayout(
                    regions: proxy.reservedRegions(kind: .occlusion)
                ) {
                    ForEach(items) { item in
                        ItemView(item)
                    }
                }
            }
            """.split(whereSeparator: \.isWhitespace)
        #expect(words.contains(example))
    }
}
