import RegionModel
import Testing

@testable import RegionGallery

@MainActor
struct SelectionTests {
    private enum Repeating: Gallery {
        @PreviewBuilder static var previews: [Preview] {
            for _ in 0..<2 { Preview("Twice") { Text("a") } }
        }
    }

    private enum Empty: Gallery {
        @PreviewBuilder static var previews: [Preview] {}
    }

    private enum Conditional: Gallery {
        static let isLong = true

        @PreviewBuilder static var previews: [Preview] {
            if isLong { Preview("Long") { Text("a") } } else { Preview("Short") { Text("a") } }
            if !isLong { Preview("Never") { Text("a") } }
            for number in 1...2 { Preview("Number \(number)") { Text("a") } }
            others
        }

        private static let others = [Preview("Other") { Text("a") }]
    }

    @Test func previewsAreListedAsTheyAreWritten() throws {
        let names = try Selection(of: Conditional.self).previews.map(\.name)
        #expect(names == ["Long", "Number 1", "Number 2", "Other"])
    }

    @Test func screensKeepTheOrderOfTheGallery() throws {
        let selection = try Selection(of: Conditional.self, screens: ["Other", "Long"])
        #expect(selection.previews.map(\.name) == ["Long", "Other"])
    }

    @Test func aNameThatIsGivenTwiceIsRefused() {
        #expect(throws: InputError(found: "two previews named \"Twice\"", expected: "a name of its own for each")) {
            try Selection(of: Repeating.self)
        }
    }

    @Test func aGalleryWithoutScreensIsRefused() {
        #expect(throws: InputError.self) { try Selection(of: Empty.self) }
    }

    @Test func stagesAreInTheOrderOfDevicesPosesWindowsAndDirections() throws {
        let selection = try Selection(of: Conditional.self, devices: ["iphone-duo"], poses: ["book"])
        let places = selection.stages.map { "\($0.scene.name) \($0.scene.layoutDirection)" }
        #expect(
            places
                == ["", " split-left", " split-right"].flatMap { window in
                    ["leftToRight", "rightToLeft"].map { "iphone-duo book\(window) \($0)" }
                })
    }

    @Test func ordinaryDevicesAreThereWhereTheyAreNamed() throws {
        let devices = { (stages: [Stage]) in Set(stages.compactMap(\.scene.name.device)) }
        #expect(
            devices(try Selection(of: Conditional.self).stages) == [
                "ipad-pro-13", "iphone-17-pro", "iphone-duo", "pixel-fold", "surface-duo",
            ])
        let named = try Selection(of: Conditional.self, devices: ["iphone-14", "pixel-8"])
        #expect(devices(named.stages) == ["iphone-14", "pixel-8"])
        #expect(named.stages.count == 12)
    }

    @Test func aDeviceOfTheGallerysOwnIsThere() throws {
        #expect(try Selection(of: TinyGallery.self, devices: ["tablet"]).stages.count == 4)
    }
}
