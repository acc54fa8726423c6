import Foundation

/// The way between points and pixels.
///
/// Lengths go outward, so that whatever keeps out of the pixels keeps out of the points. An edge that is less than a
/// twentieth of a pixel from one counts as being on it: profiles state thirds of points to the hundredth.
struct PixelGrid {
    /// The largest number of pixels that is told.
    static let limit: Double = 1_000_000_000
    /// How far beside a pixel's edge counts as on it, in pixels.
    private static let tolerance = 0.05

    /// Pixels per point.
    let scale: CGFloat

    /// A grid of so many pixels per point; one where that is no number to divide by.
    init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// A length in points.
    func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }

    /// The last edge of a pixel that is not behind the given one, in points.
    func before(_ edge: CGFloat) -> Int {
        let pixels = Double(edge * scale)
        return whole(near(pixels) ?? pixels.rounded(.down))
    }

    /// The first edge of a pixel that is not before the given one, in points.
    func after(_ edge: CGFloat) -> Int {
        let pixels = Double(edge * scale)
        return whole(near(pixels) ?? pixels.rounded(.up))
    }

    private func near(_ pixels: Double) -> Double? {
        abs(pixels - pixels.rounded()) < Self.tolerance ? pixels.rounded() : nil
    }

    private func whole(_ pixels: Double) -> Int {
        pixels.isNaN ? 0 : Int(min(max(pixels, -Self.limit), Self.limit))
    }
}
