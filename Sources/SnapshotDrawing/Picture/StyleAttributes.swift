import RegionModel

/// How a part of a picture looks in one theme.
struct StyleAttributes: Hashable, Sendable {
    var fill: RGBA?
    var stroke: RGBA?
    /// In points.
    var strokeWidth = 1.0
    /// Lengths of strokes and gaps in points; empty for an unbroken line.
    var dash: [Double] = []

    init(fill: RGBA? = nil, stroke: RGBA? = nil, _ strokeWidth: Double = 1, dash: [Double] = []) {
        self.fill = fill
        self.stroke = stroke
        self.strokeWidth = strokeWidth
        self.dash = dash
    }
}

extension RGBA {
    /// A colour as in `0xD55E00`.
    init(_ hex: UInt32, _ alpha: Double = 1) {
        let share = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
        self.init(red: share(16), green: share(8), blue: share(0), alpha: alpha)
    }
}
