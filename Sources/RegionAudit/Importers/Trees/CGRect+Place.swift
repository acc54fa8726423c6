import Foundation

extension CGRect {
    /// The rectangle of the given numbers where it is one on a screen: finite, of some size, and not beyond all bounds.
    static func place(x: Double, y: Double, width: Double, height: Double) -> CGRect? {
        let limit = 1e7
        // Not a number is in no range.
        guard abs(x) <= limit, abs(y) <= limit, width > 0, width <= limit, height > 0, height <= limit else {
            return nil
        }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The rectangle between the given edges where it is one on a screen.
    static func place(left: Double, top: Double, right: Double, bottom: Double) -> CGRect? {
        place(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle with all its numbers times a factor.
    func scaled(by factor: CGFloat) -> CGRect {
        CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }

    /// The rectangle as people read it.
    var inWords: String {
        "[\([minX, minY, width, height].map(\.inWords).joined(separator: ", "))]"
    }
}

extension CGPoint {
    /// The point as people read it.
    var inWords: String {
        "[\(x.inWords), \(y.inWords)]"
    }
}
