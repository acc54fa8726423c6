import Foundation
import TestSupport
import Testing

/// The README's tour, taken as a newcomer would: a package of one's own, its screens, its test, its device.
struct TourTests {
    @Test func theToursPackageBuildsJudgesAndExports() throws {
        let scratch = try Scratch()
        let folder = scratch.url
        try writePackage(to: scratch)
        // Kept between runs, so that only the first one builds everything.
        let build = Places.package.appendingPathComponent(".build/tour").path
        let arguments = ["--package-path", folder.path, "--scratch-path", build]
        let tested = try Outcome(of: "/usr/bin/env", ["swift", "test", "--disable-xctest"] + arguments, in: folder)
        try #require(tested.status == 0, "\(tested.output)\(tested.errors)")

        let program = build + "/debug/MyScreens"
        let check = try Outcome(of: program, ["check"], in: folder)
        #expect(check.status == 0, "\(check.output)")
        let export = try Outcome(of: program, ["export", "--device-file", "my-device.json"], in: folder)
        #expect(export.status == 0, "\(export.errors)")
        let page = try String(contentsOf: folder.appendingPathComponent("gallery/index.html"), encoding: .utf8)
        #expect(page.contains("Our Tablet") && page.contains("Cards"))
    }

    /// Writes what the README says, and a device of one's own.
    private func writePackage(to scratch: Scratch) throws {
        let readme = try String(contentsOf: Places.package.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        try #require(blocks.count == 3)
        let manifest = blocks[0].replacing("\"../ReservedRegions\"", with: "\"\(Places.package.path)\"")
        for (path, text) in [
            ("Package.swift", manifest), ("Sources/MyScreens/MyScreens.swift", blocks[1]),
            ("Tests/MyScreensTests/CardsTests.swift", blocks[2]),
        ] {
            try scratch.write(text, to: path)
        }
        try FileManager.default.copyItem(
            at: GalleryTests.folder.appendingPathComponent("Devices/tablet.json"),
            to: scratch.url.appendingPathComponent("my-device.json"))
    }
}
