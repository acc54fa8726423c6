import Foundation

extension CGSize {
    /// The area in square points.
    var area: CGFloat { width * height }
}
