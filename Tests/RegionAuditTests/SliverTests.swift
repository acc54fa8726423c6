import Foundation
import RegionAudit
import RegionModel
import Testing

@Suite("Slivers of folds")
struct SliverTests {
    private static let window = CGRect(x: 0, y: 0, width: 900, height: 100)

    @Test(
        "Are folds that leave no room on one of their sides, however the window is shaped",
        arguments: [
            (CGRect(x: 430, y: 0, width: 40, height: 100), false),
            (CGRect(x: 380, y: 0, width: 140, height: 100), false),
            (CGRect(x: 0, y: 0, width: 140, height: 100), true), (CGRect(x: 880, y: 0, width: 40, height: 100), true),
            (CGRect(x: 0, y: 30, width: 900, height: 20), false), (CGRect(x: 0, y: -5, width: 900, height: 20), true),
        ])
    func slivers(frame: CGRect, isSliver: Bool) {
        #expect(SceneRegion(name: "fold", kind: .division, frame: frame).isSliver(in: Self.window) == isSliver)
        #expect(!SceneRegion(name: "camera", kind: .occlusion, frame: frame).isSliver(in: Self.window))
    }
}
