/// An edge of a rectangle in reading order.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
    /// The edge above.
    case top
    /// The edge where lines begin.
    case leading
    /// The edge below.
    case bottom
    /// The edge where lines end.
    case trailing
}

extension Edge {
    /// Some of the edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set's bits.
        public let rawValue: Int8

        /// A set of the given bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one edge.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The edge above.
        public static let top = Set(.top)
        /// The edge where lines begin.
        public static let leading = Set(.leading)
        /// The edge below.
        public static let bottom = Set(.bottom)
        /// The edge where lines end.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// An edge at the side of a rectangle.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable, Codable {
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
}

/// An edge above or below a rectangle.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable, Codable {
    /// The edge above.
    case top
    /// The edge below.
    case bottom
}
