import Foundation

/// The size that a container proposes to a view: on each axis a length in points, or `nil` for the view's ideal.
///
/// Zero asks for the view's minimum, infinity for its maximum.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points, or `nil` for the ideal.
    public var width: CGFloat?
    /// The proposed height in points, or `nil` for the ideal.
    public var height: CGFloat?

    /// Asks for the minimum on both axes.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal on both axes.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum on both axes.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal of the given lengths.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of the given size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal with a size's lengths where it leaves them to the view.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
