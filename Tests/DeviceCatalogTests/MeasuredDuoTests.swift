import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import Testing

@Suite("The iPhone Duo is as it was measured")
struct MeasuredDuoTests {
    private let duo: DeviceProfile
    private let measured: JSONField

    init() throws {
        duo = try DeviceCatalog.standard().device(named: "iphone-duo")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Measured/iphone-duo.json").path
        measured = JSONField(try JSONValue(file: file))
    }

    @Test("Every pose: window, scale, safe area, size classes, hinge and regions")
    func poses() throws {
        let poses = try measured.required("poses").items()
        #expect(poses.count == 7)
        for pose in poses {
            let name = try pose.required("pose").string()
            let scene = try duo.scene(pose: name)
            #expect(scene.size == (try pose.required("window").size()), "\(name)")
            #expect(scene.scale == (try measured.required("scale").number()))
            #expect(scene.safeArea == (try pose.required("safeArea").insets()), "\(name)")
            let classes = try pose.required("sizeClass").items()
            #expect(scene.horizontalSizeClass?.rawValue == (try classes[0].string()), "\(name)")
            #expect(scene.verticalSizeClass?.rawValue == (try classes[1].string()), "\(name)")
            #expect(scene.regions == (try regions(pose)), "\(name)")
            #expect(scene.regionQueries == .observed)
            #expect(scene.navigationBarBottom == 82)
            let status = try pose.required("hinge").string()
            let key = status == "closed" ? "closed" : status == "fullyOpen" ? "flat" : name
            #expect(scene.hinge?.status.description == status, "\(name)")
            #expect(scene.hinge?.angle == .degrees(try measured.required("hinge").required(key).number()), "\(name)")
        }
    }

    @Test("Turned by 180°: the camera is elsewhere, everything else is unchanged")
    func rotated() throws {
        let turned = try measured.required("rotatedBy180")
        #expect(try turned.required("everythingElse").string() == "unchanged")
        for key in ["flat-landscape/book", "flat-portrait/laptop"] {
            let frame = try turned.required(key).required("inner-camera").rect()
            for pose in key.split(separator: "/") {
                var expected = try duo.scene(pose: "\(pose)")
                let camera = try #require(expected.regions.firstIndex { $0.name == "inner-camera" })
                expected.regions[camera].frame = frame
                expected.name.pose = "\(pose)-rotated"
                #expect(try duo.scene(pose: "\(pose)-rotated") == expected)
            }
        }
    }

    @Test("With the status bar hidden: no status region and only the bottom inset; outside a shorter strip")
    func statusBarHidden() throws {
        for pose in ["flat-landscape", "book", "flat-portrait", "laptop"] {
            var expected = try duo.scene(pose: pose)
            expected.regions.removeAll { $0.name == "status" }
            expected.safeArea = RectInsets(bottom: 34)
            expected.verticalBar?.top = 0
            expected.name.pose = "\(pose)-status-bar-hidden"
            #expect(try duo.scene(pose: "\(pose)-status-bar-hidden") == expected)
        }
        var expected = try duo.scene(pose: "closed-portrait")
        let strip = try #require(expected.regions.firstIndex { $0.name == "status-strip" })
        expected.regions[strip].frame = CGRect(x: 382, y: 0, width: 84, height: 82)
        expected.verticalBar?.top = 82
        expected.name.pose = "closed-portrait-status-bar-hidden"
        #expect(try duo.scene(pose: "closed-portrait-status-bar-hidden") == expected)
    }

    @Test("While the camera runs its region is active, and nothing else changes")
    func cameraOn() throws {
        for pose in ["flat-landscape", "book", "flat-portrait", "laptop"] {
            var expected = try duo.scene(pose: pose)
            let camera = try #require(expected.regions.firstIndex { $0.name == "inner-camera" })
            expected.regions[camera].isActive = true
            expected.name.pose = "\(pose)-camera-on"
            #expect(try duo.scene(pose: "\(pose)-camera-on") == expected)
        }
    }

    @Test(
        "Split View: two windows with a sliver of the fold, which keeps its margins",
        arguments: ["flat-landscape", "book"])
    func splitView(pose: String) throws {
        let split = try measured.required("splitView")
        let full = try duo.scene(pose: pose)
        for (name, key) in [("split-left", "leftWindow"), ("split-right", "rightWindow")] {
            let scene = try duo.scene(pose: pose, window: name)
            let fold = SceneRegion(
                name: "fold", kind: .division, frame: try split.required(key).required("fold").rect(),
                margins: RectInsets(left: 20, right: 20), isActive: pose == "book")
            #expect(scene.size == (try split.required("window").size()))
            #expect(scene.regions == [fold])
            #expect(scene.regions.first?.core.width == 0)
            #expect(
                scene.safeArea
                    == RectInsets(left: key == "leftWindow" ? 84 : 0, bottom: 34, right: key == "leftWindow" ? 0 : 84))
            #expect(scene.hinge == full.hinge)
            let isLeft = key == "leftWindow"
            #expect(scene.verticalBar == VerticalBar(edge: isLeft ? .left : .right, extent: 84))
            #expect(
                scene.cornerRadii
                    == RectCorners(
                        topLeft: isLeft ? 55 : 0, topRight: isLeft ? 0 : 55, bottomLeft: isLeft ? 55 : 0,
                        bottomRight: isLeft ? 0 : 55))
            #expect(scene.name == .init(device: "iphone-duo", pose: pose, window: name))
        }
    }

    @Test(
        "Bars stand beside the status strip, as thick as it; corners are rounded as they were measured",
        arguments: [
            ("closed-portrait", VerticalBar(edge: .right, extent: 84, top: 170), [8, 59, 8, 59]),
            ("closed-landscape-right", VerticalBar(edge: .right, extent: 84, bottom: 82), [8, 8, 59, 59]),
            ("closed-landscape-left", VerticalBar(edge: .left, extent: 84, top: 82), [59, 59, 8, 8]),
            ("flat-landscape", VerticalBar(edge: .right, extent: 84, top: 120), [55, 55, 55, 55]),
            ("book", VerticalBar(edge: .right, extent: 84, top: 120), [55, 55, 55, 55]),
            ("flat-portrait", nil, [55, 55, 55, 55]), ("laptop", nil, [55, 55, 55, 55]),
        ] as [(String, VerticalBar?, [CGFloat])])
    func edges(pose: String, bar: VerticalBar?, radii: [CGFloat]) throws {
        let scene = try duo.scene(pose: pose)
        #expect(scene.verticalBar == bar)
        let corners = try #require(scene.cornerRadii)
        #expect([corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight] == radii)
        let displays = try measured.required("displays")
        let display = pose.hasPrefix("closed") ? "outer" : "inner"
        let known = try displays.required(display).required("cornerRadii")
        let radiiKnown = try known.keys().map { CGFloat(try known.required($0).number()) }
        #expect(Set(radiiKnown) == Set(radii))
        // A bar is as thick as the safe area's inset beside it.
        if let bar { #expect((bar.edge == .left ? scene.safeArea.left : scene.safeArea.right) == bar.extent) }
    }

    private func regions(_ pose: JSONField) throws -> [SceneRegion] {
        try pose.required("regions").items().map { region in
            SceneRegion(
                name: try region.required("name").string(),
                kind: try region.required("kind").choice(["division": .division, "occlusion": .occlusion]),
                frame: try region.required("frame").rect(), margins: try region.optional("margins")?.insets() ?? .zero,
                isActive: try region.required("isActive").bool())
        }
    }
}
