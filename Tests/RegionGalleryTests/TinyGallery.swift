import Foundation

@testable import RegionGallery

/// A gallery of two small screens on a device of its own.
enum TinyGallery: Gallery {
    static var deviceFiles: [String] { [GalleryTests.folder.appendingPathComponent("Devices/tablet.json").path] }

    @PreviewBuilder static var previews: [Preview] {
        Preview("Centred") { Button("Delete") {}.frame(width: 120, height: 44) }
        Preview("Broken") { Text("Wide").frame(width: .infinity) }
    }
}

/// A gallery whose texts try to break out of the page.
enum HostileGallery: Gallery {
    static let name = "</script><img src=x onerror=\"document.title='broken'\"> & <!-- scripts -->"

    @PreviewBuilder static var previews: [Preview] {
        Preview(name) {
            Button(name) {}.accessibilityIdentifier(name).frame(width: 300, height: 44).fixedSize()
        }
    }
}
