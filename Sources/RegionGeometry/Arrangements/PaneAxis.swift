import Foundation

/// One of the two axes along which two panes can lie beside one another.
public enum PaneAxis: Hashable, CaseIterable, Sendable {
    /// One pane is leading, the other trailing.
    case horizontal
    /// One pane is above the other.
    case vertical

    /// Some of the axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set's bits.
        public let rawValue: Int

        /// A set of the given bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The set of one axis.
        public init(_ axis: PaneAxis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// From leading to trailing.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
        /// Either axis.
        public static let both: Set = [.horizontal, .vertical]
    }
}

extension PaneAxis {
    /// The other axis.
    var crossed: PaneAxis { self == .horizontal ? .vertical : .horizontal }

    /// From where to where a rectangle reaches along the axis.
    func extent(of rect: CGRect) -> (lower: CGFloat, upper: CGFloat) {
        self == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    /// A rectangle's length along the axis.
    func length(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.width : rect.height }

    /// The part of a rectangle from somewhere to somewhere along the axis.
    func part(of rect: CGRect, from lower: CGFloat, to upper: CGFloat) -> CGRect {
        let length = max(0, upper - lower)
        return self == .horizontal
            ? CGRect(x: lower, y: rect.minY, width: length, height: rect.height)
            : CGRect(x: rect.minX, y: lower, width: rect.width, height: length)
    }
}
