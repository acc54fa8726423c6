import DeviceCatalog
import Foundation
import RegionAudit
import RegionModel
import Testing

@Suite("The window of a dump")
struct SceneChoiceTests {
    private static let tree = ImportedTree(
        window: StatedWindow(size: CGSize(width: 300, height: 500), source: "its root"), unit: .pixels, elements: [])
    private static let wayOut = "or --window 300x500 to judge it with nothing reserved"

    @Test("One that is known of no device is refused with the way out, unless it is named or turned")
    func wayOut() throws {
        let catalog = try DeviceCatalog.standard()
        let all = SceneChoice(candidates: catalog.devices.flatMap { $0.scenes() })
        var device = SceneChoice(candidates: try catalog.device(named: "pixel-fold").scenes())
        #expect(try refusal(of: all) == "--regions FILE, --device, \(Self.wayOut)")
        #expect(try refusal(of: device).hasSuffix(", \(Self.wayOut)"))
        for choice in [all, device] {
            var stated = choice
            stated.statedSize = CGSize(width: 300, height: 500)
            #expect(try stated.layouts(of: Self.tree).count == 1)
            var turned = stated
            turned.turn = .clockwise
            #expect(try !refusal(of: turned).contains("--window"))
        }
        device.isNamed = true
        #expect(try !refusal(of: device).contains("--window"))
    }

    private func refusal(of choice: SceneChoice) throws -> String {
        let error = #expect(throws: InputError.self) { try choice.layouts(of: Self.tree) }
        return try #require(error).expected
    }
}
