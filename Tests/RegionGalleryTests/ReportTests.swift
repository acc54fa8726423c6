import Foundation
import TestSupport
import Testing

@testable import RegionGallery

@MainActor
struct ReportTests {
    private func report(of gallery: any Gallery.Type, devices: [String] = []) throws -> String {
        GalleryReport.text(of: try Inspector(Selection(of: gallery, devices: devices)).inspect())
    }

    @Test func theReportOfASmallGallery() throws {
        let text = try report(of: TinyGallery.self, devices: ["tablet"])
        #expect(try Golden.difference(of: text, from: "tiny.json") == nil)
    }

    @Test func theSameGalleryGivesTheSameBytes() throws {
        #expect(try report(of: TinyGallery.self) == report(of: TinyGallery.self))
    }
}
