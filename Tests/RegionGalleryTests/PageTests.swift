import Foundation
import Testing

@testable import RegionGallery

@MainActor
struct PageTests {
    private func page(of gallery: any Gallery.Type) throws -> String {
        let inspector = try Inspector(Selection(of: gallery))
        return try GalleryPage(measurer: inspector.measurer).html(of: inspector.inspect())
    }

    @Test func textsOfAScreenStayTexts() throws {
        let page = try page(of: HostileGallery.self)
        #expect(page.contains("&lt;/script&gt;&lt;img src=x"))
        #expect(!page.contains("<img"))
        #expect(page.components(separatedBy: "</script>").count == 2)
        // The scripts are filled in once, where the template has them.
        #expect(page.components(separatedBy: "function openViewer").count == 2)
    }

    @Test func nothingIsFetched() throws {
        let page = try page(of: TinyGallery.self)
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("url(http") && !page.contains("src=") && !page.contains("@import"))
        let addresses = page.components(separatedBy: "http").dropFirst().map { "http" + $0.prefix(30) }
        #expect(addresses.filter { !$0.hasPrefix("http://www.w3.org/2000/svg") && !$0.hasPrefix("http-equiv") } == [])
    }

    @Test func everyPlaceOfTheTemplateIsFilled() throws {
        let page = try page(of: TinyGallery.self)
        #expect(!page.contains("<!--"))
    }

    @Test func aBrokenLayoutIsTold() throws {
        #expect(try page(of: TinyGallery.self).contains("class=\"diagnostics\""))
    }

    @Test func theSameGalleryGivesTheSameBytes() throws {
        #expect(try page(of: TinyGallery.self) == page(of: TinyGallery.self))
    }
}
