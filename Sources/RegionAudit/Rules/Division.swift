import Foundation
import RegionGeometry
import RegionModel

/// A region that splits the window in two, each part with room for content.
struct Division {
    /// The room on one side of a division that is of use, in points: what the smallest good target takes.
    static let usableRoom: CGFloat = 44

    let region: SceneRegion
    let axis: Axis

    /// The division that a region makes of a window; `nil` where it is a sliver at the window's edge.
    init?(_ region: SceneRegion, in bounds: CGRect) {
        guard region.kind == .division else { return nil }
        let axis = Axis(acrossLongSideOf: region.frame, in: bounds)
        let (window, frame) = (axis.extent(of: bounds), axis.extent(of: region.frame))
        guard frame.lower - window.lower >= Self.usableRoom, window.upper - frame.upper >= Self.usableRoom
        else { return nil }
        self.region = region
        self.axis = axis
    }
}

extension Division {
    /// The axis along which a division's two sides lie.
    enum Axis {
        case horizontal, vertical

        /// A fold runs from edge to edge. Only where both or neither of its sides do, its shape must tell.
        init(acrossLongSideOf frame: CGRect, in bounds: CGRect) {
            let (isWide, isHigh) = (frame.width >= bounds.width, frame.height >= bounds.height)
            self = (isWide == isHigh ? frame.height >= frame.width : isHigh) ? .horizontal : .vertical
        }

        var crossed: Axis { self == .horizontal ? .vertical : .horizontal }

        func extent(of rect: CGRect) -> Extent {
            self == .horizontal
                ? Extent(lower: rect.minX, upper: rect.maxX) : Extent(lower: rect.minY, upper: rect.maxY)
        }
    }
}
