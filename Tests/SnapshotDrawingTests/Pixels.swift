import CPangoCairo
import Foundation

/// A decoded PNG.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init?(png: Data) {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? png.write(to: file)) != nil, let surface = cairo_image_surface_create_from_png(file.path) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        (self.width, self.height) = (width, height)
        guard let data = cairo_image_surface_get_data(surface), width > 0 else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var bytes: [UInt8] = []
        for row in 0..<height { bytes += UnsafeBufferPointer(start: data + row * stride, count: 4 * width) }
        self.bytes = bytes
    }

    /// Red, green, blue and opacity of a pixel, each times its opacity, from 0 to 255.
    subscript(x: Int, y: Int) -> [Int] {
        let start = 4 * (y * width + x)
        return [2, 1, 0, 3].map { Int(bytes[start + $0]) }
    }

    /// How far this image is from another of the same size: the mean difference of the channels, from 0 to 255, and
    /// the share of channels that differ by more than `tolerance`.
    func difference(from other: Pixels, tolerance: Int) -> (mean: Double, share: Double) {
        var (sum, count) = (0, 0)
        bytes.withUnsafeBufferPointer { ours in
            other.bytes.withUnsafeBufferPointer { theirs in
                var index = 0
                while index < ours.count {
                    let difference = abs(Int(ours[index]) - Int(theirs[index]))
                    sum += difference
                    if difference > tolerance { count += 1 }
                    index += 1
                }
            }
        }
        return (Double(sum) / Double(bytes.count), Double(count) / Double(bytes.count))
    }
}
