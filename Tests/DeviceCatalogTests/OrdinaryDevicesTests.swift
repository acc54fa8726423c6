import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import Testing

@Suite("Ordinary phones and tablets")
struct OrdinaryDevicesTests {
    private let catalog: DeviceCatalog

    init() throws { catalog = try DeviceCatalog.standard() }

    /// Each with its screen in pixels, and the region that covers a part of it.
    private static let devices: [(name: String, pixels: CGSize, region: String?)] = [
        ("galaxy-nexus", CGSize(width: 720, height: 1280), nil),
        ("ipad-9", CGSize(width: 1620, height: 2160), nil),
        ("ipad-air-11", CGSize(width: 1640, height: 2360), nil),
        ("ipad-air-3", CGSize(width: 1668, height: 2224), nil),
        ("ipad-mini-5", CGSize(width: 1536, height: 2048), nil),
        ("ipad-mini-7", CGSize(width: 1488, height: 2266), nil),
        ("ipad-pro-11", CGSize(width: 1668, height: 2388), nil),
        ("ipad-pro-11-m4", CGSize(width: 1668, height: 2420), nil),
        ("ipad-pro-12-9", CGSize(width: 2048, height: 2732), nil),
        ("iphone-11", CGSize(width: 828, height: 1792), "sensor-housing"),
        ("iphone-11-pro-max", CGSize(width: 1242, height: 2688), "sensor-housing"),
        ("iphone-13-mini", CGSize(width: 1125, height: 2436), "sensor-housing"),
        ("iphone-14", CGSize(width: 1170, height: 2532), "sensor-housing"),
        ("iphone-14-plus", CGSize(width: 1284, height: 2778), "sensor-housing"),
        ("iphone-15", CGSize(width: 1179, height: 2556), "dynamic-island"),
        ("iphone-15-plus", CGSize(width: 1290, height: 2796), "dynamic-island"),
        ("iphone-17-pro-max", CGSize(width: 1320, height: 2868), "dynamic-island"),
        ("iphone-8", CGSize(width: 750, height: 1334), nil),
        ("iphone-8-plus", CGSize(width: 1242, height: 2208), nil),
        ("iphone-air", CGSize(width: 1260, height: 2736), "dynamic-island"),
        ("iphone-se-1", CGSize(width: 640, height: 1136), nil),
        ("iphone-x", CGSize(width: 1125, height: 2436), "sensor-housing"),
        ("pixel-2", CGSize(width: 1080, height: 1920), nil),
        ("pixel-2-xl", CGSize(width: 1440, height: 2880), nil),
        ("pixel-3", CGSize(width: 1080, height: 2160), nil),
        ("pixel-3a", CGSize(width: 1080, height: 2220), nil),
        ("pixel-4", CGSize(width: 1080, height: 2280), nil),
        ("pixel-5", CGSize(width: 1080, height: 2340), "camera"),
        ("pixel-8", CGSize(width: 1080, height: 2400), "camera"),
        ("pixel-9", CGSize(width: 1080, height: 2424), "camera"),
        ("pixel-tablet", CGSize(width: 1600, height: 2560), nil),
    ]

    @Test("All that are ordinary are here, and nothing but that tells them from others")
    func all() {
        #expect(catalog.devices.filter(\.isOrdinary).map(\.name) == Self.devices.map(\.name))
        let folding = catalog.devices.filter { $0.poses.contains { $0.name == "book" } }
        #expect(folding.count == 2 && folding.allSatisfy { !$0.isOrdinary })
    }

    @Test("Each has the pixels of its screen, upright and turned", arguments: devices)
    func screen(name: String, pixels: CGSize, region: String?) throws {
        let scenes = try catalog.device(named: name).scenes()
        let poses = region == nil ? ["portrait", "landscape"] : ["portrait", "landscape-left", "landscape-right"]
        #expect(scenes.map(\.name.pose) == poses)
        for scene in scenes {
            let long = scene.name.pose == "portrait" ? scene.size.height : scene.size.width
            let short = scene.name.pose == "portrait" ? scene.size.width : scene.size.height
            #expect(abs(long * scene.scale - pixels.height) < 0.05 && abs(short * scene.scale - pixels.width) < 0.05)
            #expect(scene.regions.map(\.name) == (region.map { [$0] } ?? []))
            #expect(scene.horizontalSizeClass == .compact || long * scene.scale >= 600)
        }
    }

    @Test("What covers a part of the screen turns with it, and lies out of the safe area", arguments: devices)
    func regions(name: String, pixels: CGSize, region: String?) throws {
        guard region != nil else { return }
        let device = try catalog.device(named: name)
        let upright = try device.scene(pose: "portrait")
        let frame = try #require(upright.regions.first?.frame)
        let left = try device.scene(pose: "landscape-left")
        let right = try device.scene(pose: "landscape-right")
        for scene in [upright, left, right] {
            #expect(scene.regions.allSatisfy { $0.kind == .occlusion && $0.isActive })
            #expect(
                scene.regions.allSatisfy {
                    $0.frame.intersection(scene.safeBounds).width < 0.02
                        || $0.frame.intersection(scene.safeBounds).height < 0.02
                })
        }
        let turned = [
            CGRect(x: frame.minY, y: upright.size.width - frame.maxX, width: frame.height, height: frame.width),
            CGRect(x: upright.size.height - frame.maxY, y: frame.minX, width: frame.height, height: frame.width),
        ]
        for (scene, expected) in zip([left, right], turned) {
            let actual = try #require(scene.regions.first?.frame)
            #expect(abs(actual.minX - expected.minX) < 0.02 && abs(actual.minY - expected.minY) < 0.02, "\(scene.name)")
            #expect(abs(actual.maxX - expected.maxX) < 0.02 && abs(actual.maxY - expected.maxY) < 0.02, "\(scene.name)")
        }
    }

    @Test("What iOS is not known to report is said to be assumed")
    func honesty() throws {
        for (name, _, region) in Self.devices where region == "sensor-housing" {
            let source = try catalog.device(named: name).sources.first { $0.name == "housing" }
            #expect(source?.confidence == .assumed, "\(name)")
        }
    }
}
