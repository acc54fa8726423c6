import Foundation

/// How long a pane would be along an axis.
public struct PaneLengths: Hashable, Sendable {
    /// A length that a pane asks for.
    public enum Length: Hashable, Sendable {
        /// So many points.
        case points(CGFloat)
        /// A part of the container's length, from 0 to 1.
        case share(CGFloat)
    }

    /// The least length; `nil` for any.
    public var minimum: Length?
    /// The length that the pane asks for; `nil` to share evenly, or to take what the other one leaves.
    public var ideal: Length?
    /// The greatest length; `nil` for any.
    public var maximum: Length?

    /// Lengths of which any may be left out.
    public init(minimum: Length? = nil, ideal: Length? = nil, maximum: Length? = nil) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }
}

extension PaneLengths.Length {
    /// The length in points in a container of the given length; `nil` for what is no number.
    func points(of whole: CGFloat) -> CGFloat? {
        let points =
            switch self {
            case .points(let points): points
            case .share(let share): share * whole
            }
        return points.isNaN ? nil : max(0, points)
    }
}
