/// One of the two axes of a plane.
public enum Axis: Int8, Hashable, CaseIterable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
}

extension Axis {
    /// Some of the axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set's bits.
        public let rawValue: Int8

        /// A set of the given bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
