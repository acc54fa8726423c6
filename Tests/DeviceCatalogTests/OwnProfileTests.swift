import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@Suite("Profiles of one's own")
struct OwnProfileTests {
    @Test("The example of the documentation loads, and gives what the documentation says")
    func documented() throws {
        let device = try load(try documentedExample()).device(named: "my-fold")
        #expect(device.title == "My Fold")
        #expect(device.poses.map(\.name) == ["flat", "book", "flat-immersive", "book-immersive"])
        let left = try device.scene(pose: "book", window: "left", direction: .rightToLeft)
        #expect(left.size == CGSize(width: 440, height: 700))
        #expect(left.safeArea == RectInsets(top: 40, bottom: 24))
        #expect(left.horizontalSizeClass == .compact)
        #expect(left.hinge?.angle == .degrees(120))
        #expect(left.regionQueries == .documented)
        let sliver = SceneRegion(
            name: "fold", kind: .division, frame: CGRect(x: 430, y: 0, width: 10, height: 700),
            margins: RectInsets(left: 20, right: 20))
        #expect(left.regions == [sliver])
        #expect(try device.scene(pose: "flat-immersive").safeArea == .zero)
    }

    @Test("A profile joins at the end, and one of a known name takes its place")
    func adding() throws {
        let example = try documentedExample()
        var catalog = try load(example)
        let standard = try DeviceCatalog.standard().devices
        #expect(catalog.devices.map(\.name) == standard.map(\.name) + ["my-fold"])
        let replacing = example.replacing("\"my-fold\"", with: "\"iphone-duo\"")
        try withFile(replacing) { try catalog.add(file: $0) }
        #expect(catalog.devices.map(\.name) == standard.map(\.name) + ["my-fold"])
        #expect(try catalog.device(named: "iphone-duo").title == "My Fold")
    }

    @Test("A file that cannot be used leaves the catalogue as it was")
    func failing() throws {
        var catalog = try DeviceCatalog.standard()
        let before = catalog.devices
        try withFile("{}") { file in
            #expect(throws: InputError.self) { try catalog.add(file: file) }
        }
        #expect(throws: InputError.self) { try catalog.add(file: "/nowhere/at-all.json") }
        #expect(catalog.devices == before)
    }

    @Test("A window sees what its part of the display shows, wherever it lies")
    func windowsClip() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let example = try documentedExample()
        let pose = try load(example).device(named: "my-fold").scene(pose: "book")
        for _ in 0..<50 {
            let x = Int.random(in: 0..<900, using: &random)
            let y = Int.random(in: 0..<700, using: &random)
            let width = Int.random(in: 1...(900 - x), using: &random)
            let height = Int.random(in: 1...(700 - y), using: &random)
            let frame = CGRect(x: x, y: y, width: width, height: height)
            let text = example.replacing("[0, 0, 440, 700]", with: "[\(x), \(y), \(width), \(height)]")
            let scene = try load(text).device(named: "my-fold").scene(pose: "book", window: "left")
            let expected = pose.regions.filter { $0.frame.meets(frame) }.map { region in
                region.frame.intersection(frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
            }
            #expect(scene.regions.map(\.frame) == expected, "seed \(seed), frame \(frame)")
            let safe = pose.safeBounds.intersection(frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
            #expect(safe.isEmpty ? scene.safeBounds.isEmpty : scene.safeBounds == safe, "seed \(seed), frame \(frame)")
        }
    }

    @Test("A name that is unknown gets the nearest, or all")
    func names() throws {
        let catalog = try load(try documentedExample())
        let device = try catalog.device(named: "my-fold")
        let cases: [(String, () throws -> Void)] = [
            (
                "found the unknown device \"iphone-dou\", expected \"iphone-duo\"",
                { _ = try catalog.device(named: "iphone-dou") }
            ),
            (
                "found the unknown device \"nokia\", expected one of "
                    + catalog.devices.map(\.name).joined(separator: ", "),
                { _ = try catalog.device(named: "nokia") }
            ),
            ("found the unknown pose \"bok\" of my-fold, expected \"book\"", { _ = try device.scene(pose: "bok") }),
            (
                "found the unknown window \"right-hand\" of my-fold book, expected \"left\"",
                { _ = try device.scene(pose: "book", window: "right-hand") }
            ),
            (
                "found the unknown window \"left\" of my-fold flat-immersive, expected no name, as there are none",
                { _ = try device.scene(pose: "flat-immersive", window: "left") }
            ),
        ]
        for (sentence, action) in cases {
            let error = #expect(throws: InputError.self) { try action() }
            #expect(error?.description == sentence)
        }
    }
}
