import RegionTesting
import Testing

@MainActor
@Suite("Checkout")
struct CheckoutTests {
    @Test("Keeps clear of everything, in every pose of every device")
    func clear() {
        expectClear(in: .everyDevice) { Checkout() }
    }

    @Test("Keeps clear of the fold")
    func fold() {
        expectClear(of: .division, in: .device("iphone-duo", pose: "book"), .device("pixel-fold")) { Checkout() }
    }

    @Test("Keeps clear, with a verdict for each pose", arguments: try DevicePoses.device("iphone-duo").scenes())
    func poses(scene: WindowScene) {
        expectClear(in: .scene(scene)) { Checkout() }
    }

    @Test("Follows the fold when it comes")
    func unfolding() {
        let folding = TimelineScript(
            "Fold", device: "iphone-duo", from: "flat-landscape",
            moves: [.hold(seconds: 1), .turnHinge(to: .degrees(128), seconds: 0.4, steps: 4), .hold(seconds: 1)])
        expectFollows(folding) { Checkout() }
    }
}
