import Foundation

extension Fold {
    /// The axis along which a fold's two sides lie.
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
