import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import Testing

@Suite("The devices that come with the package")
struct StandardDevicesTests {
    private let catalog: DeviceCatalog

    init() throws { catalog = try DeviceCatalog.standard() }

    @Test("They and their poses are in a defined order")
    func order() throws {
        #expect(
            catalog.devices.filter { !$0.isOrdinary }.map(\.name) == [
                "ipad-pro-13", "iphone-17-pro", "iphone-duo", "pixel-fold", "surface-duo",
            ])
        #expect(catalog.devices.map(\.name) == catalog.devices.map(\.name).sorted())
        let duo = try catalog.device(named: "iphone-duo")
        #expect(
            duo.poses.map(\.name) == [
                "closed-portrait", "closed-landscape-right", "closed-landscape-left", "flat-landscape", "book",
                "flat-portrait", "laptop", "flat-landscape-rotated", "book-rotated", "flat-portrait-rotated",
                "laptop-rotated", "closed-portrait-status-bar-hidden", "flat-landscape-status-bar-hidden",
                "book-status-bar-hidden", "flat-portrait-status-bar-hidden", "laptop-status-bar-hidden",
                "flat-landscape-camera-on", "book-camera-on", "flat-portrait-camera-on", "laptop-camera-on",
            ])
        #expect(
            duo.scenes().map(\.name.description)[3...7] == [
                "iphone-duo flat-landscape", "iphone-duo flat-landscape split-left",
                "iphone-duo flat-landscape split-right", "iphone-duo book", "iphone-duo book split-left",
            ])
        #expect(duo.poses[3].title == "Flat landscape")
    }

    @Test("Every scene is sound: regions in the window, names and kinds that stay, a safe area with room")
    func sound() {
        for device in catalog.devices {
            var kinds: [String: ReservedRegion.Kind] = [:]
            for scene in device.scenes() {
                #expect(!scene.safeBounds.isEmpty, "\(scene.name)")
                #expect(scene.horizontalSizeClass != nil && scene.verticalSizeClass != nil, "\(scene.name)")
                #expect(Set(scene.regions.map(\.name)).count == scene.regions.count, "\(scene.name)")
                for region in scene.regions {
                    #expect(scene.bounds.insetBy(dx: -0.011, dy: -0.011).contains(region.frame), "\(scene.name)")
                    #expect(region.frame.meets(scene.bounds), "\(scene.name)")
                    #expect(kinds[region.name] ?? region.kind == region.kind, "\(scene.name): \(region.name)")
                    kinds[region.name] = region.kind
                }
            }
        }
    }

    @Test("Hardware does not move with the language")
    func direction() {
        for device in catalog.devices {
            for (leftToRight, rightToLeft) in zip(device.scenes(), device.scenes(direction: .rightToLeft)) {
                #expect(rightToLeft.layoutDirection == .rightToLeft)
                var expected = leftToRight
                expected.layoutDirection = .rightToLeft
                #expect(rightToLeft == expected)
            }
        }
    }

    @Test("The enumeration holds what is asked for one by one")
    func enumeration() throws {
        for device in catalog.devices {
            for scene in device.scenes(direction: .rightToLeft) {
                let pose = try #require(scene.name.pose)
                #expect(try device.scene(pose: pose, window: scene.name.window, direction: .rightToLeft) == scene)
            }
        }
    }

    @Test("Every scene reads back from JSON as it was")
    func roundTrip() throws {
        for scene in catalog.devices.flatMap({ $0.scenes() }) {
            var writer = JSONWriter()
            scene.write(to: &writer)
            let read = try WindowScene(json: JSONField(JSONValue(parsing: Data(writer.text.utf8))))
            #expect(read == scene, "\(scene.name)")
        }
    }

    @Test("Every pose and window tells where its numbers are from")
    func sources() throws {
        for pose in catalog.devices.flatMap(\.poses) {
            #expect(!pose.sources.isEmpty)
            #expect(pose.windows.allSatisfy { !$0.sources.isEmpty })
        }
        let duo = try catalog.device(named: "iphone-duo")
        #expect(duo.poses[3].sources.map(\.name) == ["simulator", "navigation-stack", "vertical-bar"])
        #expect(
            duo.poses[3].windows[0].sources.map(\.name) == [
                "simulator", "navigation-stack", "split-view", "split-size-class", "vertical-bar",
            ])
        #expect(duo.poses.last?.sources.map(\.name) == ["simulator", "navigation-stack", "camera-on"])
        #expect(duo.sources.first { $0.name == "split-size-class" }?.confidence == .assumed)
    }

    @Test("The Dynamic Island lies at opposite sides in the two landscapes")
    func dynamicIsland() throws {
        let phone = try catalog.device(named: "iphone-17-pro")
        let portrait = try phone.scene(pose: "portrait")
        let left = try phone.scene(pose: "landscape-left")
        let right = try phone.scene(pose: "landscape-right")
        let islands = [portrait, left, right].map { $0.regions.map(\.frame) }
        #expect(islands.allSatisfy { $0.count == 1 })
        #expect(portrait.regions[0].frame.midX == portrait.bounds.midX)
        #expect(left.regions[0].frame.maxX <= left.safeBounds.minX)
        #expect(right.regions[0].frame.minX >= right.safeBounds.maxX)
        #expect(abs(left.regions[0].frame.minX - (right.bounds.maxX - right.regions[0].frame.maxX)) < 0.01)
    }

    @Test("An iPad has window controls only in a window", arguments: ["landscape", "portrait"])
    func windowControls(pose: String) throws {
        let pad = try catalog.device(named: "ipad-pro-13")
        #expect(try pad.scene(pose: pose).regions.isEmpty)
        let window = try pad.scene(pose: pose, window: "windowed", direction: .rightToLeft)
        #expect(window.regions.map(\.name) == ["window-controls"])
        #expect(window.regions[0].frame.origin == .zero)
        #expect(window.cornerInsets.topLeft == window.regions[0].frame.size)
        #expect(try pad.scene(pose: pose).cornerInsets == RectCorners(.zero))
        #expect(window.size.width < (try pad.scene(pose: pose).size.width))
    }

    @Test("A fold without width divides while half open and not while flat")
    func foldWithoutWidth() throws {
        let fold = try catalog.device(named: "pixel-fold")
        for (pose, isActive) in [
            ("flat-landscape", false), ("book", true), ("flat-portrait", false), ("tabletop", true),
        ] {
            let scene = try fold.scene(pose: pose)
            let region = try #require(scene.regions.first { $0.name == "fold" })
            #expect(region.isActive == isActive)
            #expect(min(region.frame.width, region.frame.height) == 0)
            #expect(region.frame.meets(scene.bounds))
        }
    }

    @Test("A hinge between two screens divides and hides, at every angle")
    func hinge() throws {
        let duo = try catalog.device(named: "surface-duo")
        let spanned = try duo.scene(pose: "spanned-landscape")
        #expect(spanned.size == CGSize(width: 1114, height: 720))
        #expect(spanned.hinge?.status == .fullyOpen)
        #expect(spanned.regions.map(\.kind) == [.division, .occlusion])
        #expect(spanned.regions.allSatisfy { $0.frame == CGRect(x: 540, y: 0, width: 34, height: 720) && $0.isActive })
        #expect(try duo.scene(pose: "single-portrait").regions.isEmpty)
    }
}
