import Foundation

extension ElementAppearance {
    /// How an outline is stroked.
    public struct Line: Hashable, Sendable {
        /// The form of a line's ends.
        public enum Cap: String, Hashable, Sendable {
            case butt, round, square
        }

        /// The form of a line's corners.
        public enum Join: String, Hashable, Sendable {
            case miter, round, bevel
        }

        /// The form of the ends.
        public var cap: Cap
        /// The form of the corners.
        public var join: Join
        /// The lengths of strokes and gaps in points; empty for an unbroken line.
        public var dash: [CGFloat]
        /// How far into the first stroke the line begins, in points.
        public var dashPhase: CGFloat

        /// A line; unbroken and with sharp corners where nothing else is said.
        public init(cap: Cap = .butt, join: Join = .miter, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
            self.cap = cap
            self.join = join
            self.dash = dash
            self.dashPhase = dashPhase
        }
    }
}
