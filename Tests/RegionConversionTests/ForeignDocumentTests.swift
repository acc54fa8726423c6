import Foundation
import RegionConversion
import RegionGeometry
import RegionModel
import Testing

@Suite("Documents of other platforms")
struct ForeignDocumentTests {
    private func read<Window: PlatformWindow>(_ text: String, as _: Window.Type) throws -> Window {
        try Window(json: JSONField(JSONValue(parsing: Data(text.utf8))))
    }

    @Test("A Surface Duo's hinge hides what lies beneath and always divides")
    func jetpackHinge() throws {
        let window = try read(
            #"""
            {"windowMetrics":{"bounds":{"left":0,"top":0,"right":2784,"bottom":1800},"density":2.5},
             "windowLayoutInfo":{"displayFeatures":[{"bounds":{"left":1350,"top":0,"right":1434,"bottom":1800},
               "state":"FLAT","orientation":"VERTICAL","isSeparating":true,"occlusionType":"FULL"}]}}
            """#, as: JetpackWindow.self)
        #expect(window.losses == [])
        let scene = window.scene
        #expect(scene.size == CGSize(width: 1113.6, height: 720) && scene.scale == 2.5)
        #expect(scene.hinge == DeviceHinge(status: .fullyOpen, angle: .degrees(180)))
        #expect(
            scene.regions == [
                SceneRegion(name: "hinge", kind: .division, frame: CGRect(x: 540, y: 0, width: 33.6, height: 720)),
                SceneRegion(
                    name: "hinge-cover", kind: .occlusion, frame: CGRect(x: 540, y: 0, width: 33.6, height: 720)),
            ])
    }

    @Test("A fold without thickness, a camera and bars")
    func jetpackFold() throws {
        let window = try read(
            #"""
            {"windowMetrics":{"bounds":{"left":0,"top":0,"right":2208,"bottom":1840},"density":2},
             "windowLayoutInfo":{"displayFeatures":[{"bounds":{"left":1104,"top":0,"right":1104,"bottom":1840},
               "state":"HALF_OPENED"}]},
             "displayCutout":{"boundingRects":[{"left":2000,"top":0,"right":2100,"bottom":90}],
               "safeInsets":{"top":90},"waterfallInsets":{"left":12}},
             "systemBars":{"top":48,"bottom":40}}
            """#, as: JetpackWindow.self)
        #expect(
            window.losses.map(\.description) == [
                // A scene has one safe area for both.
                "displayCutout.waterfallInsets.left: 12 comes back as 0", "systemBars.top: 48 comes back as 90",
            ])
        let scene = window.scene
        #expect(
            scene.regions.map(\.frame) == [
                CGRect(x: 552, y: 0, width: 0, height: 920), CGRect(x: 1000, y: 0, width: 50, height: 45),
            ])
        #expect(scene.regions.map(\.isActive) == [true, true])
        #expect(scene.hinge?.status == .partiallyOpen)
        #expect(scene.safeArea == RectInsets(top: 45, bottom: 20))
    }

    @Test("Flutter's features in their order")
    func flutter() throws {
        let window = try read(
            #"""
            {"size":{"width":800,"height":600},"devicePixelRatio":2.625,"padding":{"top":24},"displayFeatures":[
              {"bounds":{"left":10,"top":0,"width":30,"height":24},"type":"cutout"},
              {"bounds":{"left":0,"top":300,"width":800,"height":0},"type":"fold","state":"postureFlat"},
              {"bounds":{"left":5,"top":5,"width":5,"height":5},"type":"unknown"}]}
            """#, as: FlutterWindow.self)
        #expect(window.losses.map(\.description) == ["displayFeatures[2]: an object is left out"])
        #expect(window.scene.regions.map(\.name) == ["cutout", "fold"])
        #expect(window.scene.regions.map(\.isActive) == [true, false])
        #expect(window.scene.hinge?.status == .fullyOpen)
        #expect(window.scene.safeArea.top == 24)
    }

    @Test("Segments and a title bar told by variables alone")
    func web() throws {
        let window = try read(
            #"""
            {"viewport":{"width":1000,"height":600},"devicePosture":"folded","env":{
              "safe-area-inset-bottom":34,
              "viewport-segment-width 0 0":480,"viewport-segment-height 0 0":600,
              "viewport-segment-left 0 0":0,"viewport-segment-top 0 0":0,
              "viewport-segment-width 1 0":480,"viewport-segment-height 1 0":600,
              "viewport-segment-left 1 0":520,"viewport-segment-top 1 0":0,
              "titlebar-area-x":0,"titlebar-area-y":0,"titlebar-area-width":862,"titlebar-area-height":33}}
            """#, as: WebWindow.self)
        #expect(window.losses == [])
        let scene = window.scene
        #expect(scene.regions.map(\.name) == ["fold", "window-controls"])
        #expect(
            scene.regions.map(\.frame) == [
                CGRect(x: 480, y: 0, width: 40, height: 600), CGRect(x: 862, y: 0, width: 138, height: 33),
            ])
        #expect(scene.regions[0].core.width == 0)
        #expect(scene.cornerInsets.topRight == CGSize(width: 138, height: 33))
        #expect(scene.safeArea.bottom == 34 && scene.hinge?.status == .partiallyOpen)
    }

    @Test("A device that is not folded tells nothing of a hinge; one with segments is flat")
    func posture() throws {
        let plain = try read(#"{"viewport":{"width":400,"height":800}}"#, as: WebWindow.self)
        #expect(plain.scene.hinge == nil && plain.scene.regions.isEmpty && plain.losses.isEmpty)
        let dual = try read(
            #"""
            {"viewport":{"width":400,"height":800,"segments":[
              {"x":0,"y":0,"width":400,"height":390},{"x":0,"y":410,"width":400,"height":390}]}}
            """#, as: WebWindow.self)
        #expect(dual.scene.hinge?.status == .fullyOpen && dual.scene.regions.map(\.isActive) == [true])
        #expect(dual.losses == [])
    }
}
