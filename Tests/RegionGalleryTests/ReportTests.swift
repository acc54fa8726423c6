import Foundation
import Testing

@testable import RegionGallery

@MainActor
struct ReportTests {
    private func report(of gallery: any Gallery.Type, devices: [String] = []) throws -> String {
        GalleryReport.text(of: try Inspector(Selection(of: gallery, devices: devices)).inspect())
    }

    @Test func theReportOfASmallGallery() throws {
        let text = try report(of: TinyGallery.self, devices: ["tablet"])
        let golden = Places.tests.appendingPathComponent("Golden/tiny.json")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil { try Data(text.utf8).write(to: golden) }
        #expect(try String(contentsOf: golden, encoding: .utf8) == text)
    }

    @Test func theSameGalleryGivesTheSameBytes() throws {
        #expect(try report(of: TinyGallery.self) == report(of: TinyGallery.self))
    }
}
