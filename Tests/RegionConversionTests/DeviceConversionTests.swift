import DeviceCatalog
import Foundation
import RegionConversion
import RegionModel
import TestSupport
import Testing

@Suite("Devices in other platforms' words")
struct DeviceConversionTests {
    @Test(
        "Whole documents, with what is lost",
        arguments: [
            ("iphone-duo", "closed-portrait", nil), ("iphone-duo", "flat-landscape", nil), ("iphone-duo", "book", nil),
            ("iphone-duo", "book", "split-left"), ("iphone-duo", "laptop", nil),
            ("surface-duo", "spanned-landscape", nil), ("ipad-pro-13", "landscape", "windowed"),
        ] as [(String, String, String?)])
    func documents(device: String, pose: String, window: String?) throws {
        let scene = try DeviceCatalog.standard().device(named: device).scene(pose: pose, window: window)
        let name = [device, pose, window].compactMap(\.self).joined(separator: "-")
        for words in PlatformWords.allCases {
            guard let type = words.window else { continue }
            let losses = type.losses(of: scene).map { "\($0)\n" }.joined()
            let difference = try Golden.difference(
                of: text(of: type.init(scene)) + losses, from: "\(name)-\(words.rawValue).txt")
            #expect(difference == nil)
        }
    }

    @Test("The book's fold at three pixels a point: between pixels, so it grows to whole ones, and divides")
    func book() throws {
        let scene = try DeviceCatalog.standard().device(named: "iphone-duo").scene(pose: "book")
        let window = JetpackWindow(scene)
        let fold = try #require(window.displayFeatures.first)
        #expect(window.displayFeatures.count == 1)
        #expect(fold.bounds == .init(left: 1366, top: 0, right: 1487, bottom: 2007))
        #expect(fold.state == .halfOpened && fold.orientation == .vertical && fold.isSeparating)
        #expect(fold.occlusionType == .none)
        #expect(
            WebWindow(scene).segments == [
                CGRect(x: 0, y: 0, width: 455.5, height: 669), CGRect(x: 495.5, y: 0, width: 455.5, height: 669),
            ])
        #expect(WebWindow(scene).posture == .folded)
    }

    @Test("A fold at a window's edge parts no viewport")
    func sliver() throws {
        let scene = try DeviceCatalog.standard().device(named: "iphone-duo").scene(pose: "book", window: "split-left")
        let window = WebWindow(scene)
        #expect(window.segments == [CGRect(x: 0, y: 0, width: 469, height: 669)])
        #expect(WebWindow.losses(of: scene).contains { $0.description == "fold: is left out" })
        #expect(JetpackWindow(scene).displayFeatures.first?.bounds.right == 1407)
    }

    @Test("Hardware keeps its side when the direction changes")
    func direction() throws {
        let duo = try DeviceCatalog.standard().device(named: "iphone-duo")
        for pose in duo.poses {
            let left = try duo.scene(pose: pose.name)
            let right = try duo.scene(pose: pose.name, direction: .rightToLeft)
            #expect(JetpackWindow(left) == JetpackWindow(right))
            #expect(FlutterWindow(left) == FlutterWindow(right))
            #expect(WebWindow(left) == WebWindow(right))
            #expect(WebWindow.losses(of: right).contains { $0.subject == "direction" })
        }
    }

    @Test("Two hinges that cross make four segments")
    func grid() {
        let scene = WindowScene(
            size: CGSize(width: 900, height: 700),
            regions: [
                SceneRegion(name: "level", kind: .division, frame: CGRect(x: 0, y: 340, width: 900, height: 20)),
                SceneRegion(name: "upright", kind: .division, frame: CGRect(x: 440, y: 0, width: 20, height: 700)),
            ])
        let window = WebWindow(scene)
        #expect(window.segments.count == 4)
        #expect(window.environment.first { $0.name == "viewport-segment-left 1 0" }?.value == 460)
        #expect(window.environment.first { $0.name == "viewport-segment-top 0 1" }?.value == 360)
        #expect(window.scene.regions.map(\.frame) == scene.regions.reversed().map(\.frame))
    }
}
