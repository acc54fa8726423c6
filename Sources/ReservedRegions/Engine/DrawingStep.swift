import Foundation
import RegionModel

/// One change of what is drawn of a view, not of what is laid out; in the view's own coordinates, in points.
enum DrawingStep: Hashable, Sendable {
    /// Larger or smaller about a point.
    case scale(CGSize, UnitPoint)
    /// Turned clockwise about a point.
    case turn(Angle, UnitPoint)
    /// Moved towards the trailing edge and downwards.
    case move(CGSize)
    /// More transparent.
    case fade(Double)

    /// A turn in space as it is seen from the front: about the axis of sight it is a turn, about one of the others the
    /// view gets narrower or lower; `nil` about any other axis.
    init?(turning angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint) {
        let shortened = cos(angle.radians)
        switch (axis.x != 0, axis.y != 0, axis.z != 0) {
        case (false, false, true): self = .turn(axis.z > 0 ? angle : Angle(radians: -angle.radians), anchor)
        case (true, false, false): self = .scale(CGSize(width: 1, height: shortened), anchor)
        case (false, true, false): self = .scale(CGSize(width: shortened, height: 1), anchor)
        default: return nil
        }
    }

    /// What becomes of points of a view of a size.
    func transform(in size: Size, isRightToLeft: Bool) -> CGAffineTransform {
        switch self {
        case .scale(let scale, let anchor):
            guard scale.width.isFinite, scale.height.isFinite else { return .identity }
            return CGAffineTransform(scaleX: scale.width, y: scale.height)
                .around(anchor.point(in: size, isRightToLeft: isRightToLeft))
        case .turn(let angle, let anchor):
            guard angle.radians.isFinite else { return .identity }
            return CGAffineTransform(turn: angle.radians).around(anchor.point(in: size, isRightToLeft: isRightToLeft))
        case .move(let shift):
            guard shift.width.isFinite, shift.height.isFinite else { return .identity }
            return CGAffineTransform(translationX: isRightToLeft ? -shift.width : shift.width, y: shift.height)
        case .fade: return .identity
        }
    }
}

extension UnitPoint {
    /// The point of a view of a size, from its top left corner.
    fileprivate func point(in size: Size, isRightToLeft: Bool) -> CGPoint {
        CGPoint(x: (isRightToLeft ? 1 - x : x) * size.width, y: y * size.height)
    }
}

extension CGAffineTransform {
    /// The transform with a point in place of the origin.
    fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    /// A turn by an angle in radians, exact for quarters of a turn.
    fileprivate init(turn radians: Double) {
        let quarters = radians / (.pi / 2)
        guard abs(quarters - quarters.rounded()) < 1e-12, abs(quarters) < 1e6 else {
            self.init(rotationAngle: radians)
            return
        }
        let (sine, cosine): (CGFloat, CGFloat) =
            switch (Int(quarters.rounded()) % 4 + 4) % 4 {
            case 0: (0, 1)
            case 1: (1, 0)
            case 2: (0, -1)
            default: (-1, 0)
            }
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
