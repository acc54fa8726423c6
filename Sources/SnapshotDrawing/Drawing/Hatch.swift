/// Parallel slanted lines.
struct Hatch: Hashable, Sendable {
    /// The angle of the lines in degrees, clockwise from the horizontal.
    let angle: Double
    /// The distance between lines, in points.
    let spacing: Double
    /// The style of the lines.
    let lines: PictureStyle
}
