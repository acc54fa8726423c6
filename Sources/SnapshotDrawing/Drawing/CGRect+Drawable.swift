import Foundation
import RegionGeometry

extension CGRect {
    private static let farthest: CGFloat = 1e7

    /// Whether it can be drawn: its numbers are finite and no larger than any window's.
    var isDrawable: Bool {
        isWellFormed && max(abs(minX), abs(minY), width, height) <= Self.farthest
    }
}

extension CGPoint {
    /// Whether it can be drawn: its numbers are finite and no larger than any window's.
    var isDrawable: Bool { CGRect(origin: self, size: .zero).isDrawable }
}
