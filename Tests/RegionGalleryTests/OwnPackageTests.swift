import Foundation
import Testing

/// A package of a user's that has its own screens and its own device, and knows this package only by its path.
struct OwnPackageTests {
    @Test func itBuildsChecksAndExports() throws {
        let scratch = try Scratch()
        let folder = try copyPackage(to: scratch)
        // Kept between runs, so that only the first one builds everything.
        let build = Places.package.appendingPathComponent(".build/own-gallery").path
        let arguments = ["--package-path", folder.path, "--scratch-path", build]
        let built = try run("/usr/bin/env", ["swift", "build"] + arguments, in: folder)
        try #require(built.status == 0, "\(built.output)\(built.errors)")

        let program = build + "/debug/OwnGallery"
        let list = try run(program, ["list", "--device", "tablet"], in: folder)
        #expect(list.output.contains("Welcome") && list.output.contains("tablet  bent"))
        let check = try run(program, ["check"], in: folder)
        #expect(check.status == 1)
        #expect(check.output.contains("control-across-division"))
        let export = try run(program, ["export", "--output", "page"], in: folder)
        #expect(export.status == 0)
        let page = try String(contentsOf: folder.appendingPathComponent("page/index.html"), encoding: .utf8)
        #expect(page.contains("Our Tablet"))
    }

    private func copyPackage(to scratch: Scratch) throws -> URL {
        let folder = scratch.url.appendingPathComponent("OwnGallery")
        try FileManager.default.copyItem(at: Places.tests.appendingPathComponent("OwnGallery"), to: folder)
        let template = folder.appendingPathComponent("Package.swift.template")
        let manifest = try String(contentsOf: template, encoding: .utf8)
            .replacing("PACKAGE", with: Places.package.path)
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        return folder
    }
}
