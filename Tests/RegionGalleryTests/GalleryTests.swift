import Foundation

/// What the tests of the gallery share.
enum GalleryTests {
    /// Where they are.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
