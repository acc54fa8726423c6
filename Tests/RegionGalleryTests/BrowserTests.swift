import Foundation
import TestSupport
import Testing

@testable import RegionGallery

/// The page in Chromium, driven by `Browser/test_page.py`. `make test` sets up what it takes.
struct BrowserTests {
    @Test func thePageWorksInABrowser() async throws {
        let scratch = try Scratch()
        let exported = try Outcome(of: Places.program("ExampleGallery"), ["export"], in: scratch.url)
        try #require(exported.status == 0, "\(exported.errors)")
        let hostile = scratch.url.appendingPathComponent("hostile.html")
        try await Data(hostilePage().utf8).write(to: hostile)

        let python = Places.package.appendingPathComponent(".venv/bin/python").path
        try #require(FileManager.default.isExecutableFile(atPath: python), "no \(python); 'make test' makes it")
        let outcome = try Outcome(
            of: python, ["-m", "pytest", "-q", "-p", "no:cacheprovider", "Browser"], in: GalleryTests.folder,
            environment: [
                "EXAMPLE_PAGE": scratch.url.appendingPathComponent("gallery/index.html").path,
                "HOSTILE_PAGE": hostile.path, "PYTHONDONTWRITEBYTECODE": "1",
            ])
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @MainActor
    private func hostilePage() throws -> String {
        let inspector = try Inspector(Selection(of: HostileGallery.self, devices: ["iphone-duo"]))
        return try GalleryPage(measurer: inspector.measurer).html(of: inspector.inspect())
    }
}
