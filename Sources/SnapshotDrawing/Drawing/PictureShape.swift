import Foundation

/// What is filled and stroked.
enum PictureShape: Hashable, Sendable {
    /// A rectangle whose corners have a radius of at most half its shorter side.
    case rectangle(CGRect, cornerRadius: CGFloat = 0)
    /// The ellipse that touches the rectangle's four sides.
    case ellipse(CGRect)
    /// Any outline.
    case path(VectorPath)
}
