import Foundation

extension ElementAppearance {
    /// How an element is turned about the middle of its frame, which is the frame around what is turned.
    public struct Turn: Hashable, Sendable {
        /// How far, clockwise.
        public var angle: Angle
        /// The size of what is turned before it is, in points.
        public var size: CGSize

        /// A turn of something of the given size.
        public init(angle: Angle, size: CGSize) {
            self.angle = angle
            self.size = size
        }
    }
}
