import Foundation
import RegionModel
import Testing

@Suite("Regions are clipped to their window")
struct WindowSceneClippingTests {
    @Test(
        "What lies within stays exactly as it was given, what reaches out is cut, what only touches is left out",
        arguments: [
            (CGRect(x: 399.67, y: 29.33, width: 37, height: 37), CGRect(x: 399.67, y: 29.33, width: 37, height: 37)),
            (CGRect(x: 455.5, y: -10, width: 40, height: 800), CGRect(x: 455.5, y: 0, width: 10.5, height: 678)),
            (CGRect(x: 233, y: 0, width: 0, height: 678), CGRect(x: 233, y: 0, width: 0, height: 678)),
            (CGRect(x: 466, y: 0, width: 20, height: 678), nil),
            (CGRect(x: 0, y: 0, width: 0, height: 678), nil),
            (CGRect(x: 500, y: 0, width: 20, height: 20), nil),
        ] as [(CGRect, CGRect?)])
    func clipping(frame: CGRect, expected: CGRect?) {
        let scene = WindowScene(
            size: CGSize(width: 466, height: 678), regions: [SceneRegion(name: "r", kind: .division, frame: frame)])
        #expect(scene.regions.map(\.frame) == [expected].compactMap(\.self))
    }
}
