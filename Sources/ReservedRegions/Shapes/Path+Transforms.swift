import Foundation
import RegionModel

extension Path {
    /// The outline with each point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(outline.mapPoints { $0.applying(transform) })
    }

    /// The outline, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(outline.mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) })
    }

    /// The smallest rectangle around all points, those that control curves too; `CGRect.null` where there are none.
    public var boundingRect: CGRect {
        var result = CGRect.null
        for segment in outline.segments {
            let points: [CGPoint] =
                switch segment {
                case .move(let point), .line(let point): [point]
                case .curve(let first, let second, let end): [first, second, end]
                case .close: []
                }
            for point in points { result = result.union(CGRect(origin: point, size: .zero)) }
        }
        return result
    }
}
