import Foundation
import RegionModel

/// Where what is drawn differs from what is laid out, in the window's coordinates.
struct DrawnTransform {
    private var matrix = CGAffineTransform.identity

    var isIdentity: Bool { matrix.isIdentity }
    /// Whether anything is left to be seen.
    var isVisible: Bool { matrix.a * matrix.d != matrix.b * matrix.c }

    /// How much wider things are drawn.
    var x: CGFloat { (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot() }
    /// How much higher things are drawn.
    var y: CGFloat { (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot() }

    /// How far things are turned, clockwise; zero for what is only scaled, moved or mirrored.
    var turn: Angle {
        if matrix.b == 0 && matrix.c == 0 && matrix.d > 0 { return .zero }
        let isMirrored = matrix.a * matrix.d < matrix.b * matrix.c
        return Angle(radians: isMirrored ? atan2(-matrix.b, -matrix.a) : atan2(matrix.b, matrix.a))
    }

    /// The frame around where a laid-out frame is drawn.
    func apply(to frame: CGRect) -> CGRect { isIdentity ? frame : frame.applying(matrix) }

    /// Changes further what is in a view at a laid-out place, by a transform in the view's own coordinates.
    mutating func add(_ transform: CGAffineTransform, at place: CGPoint) {
        matrix = CGAffineTransform(translationX: -place.x, y: -place.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
            .concatenating(matrix)
    }
}
