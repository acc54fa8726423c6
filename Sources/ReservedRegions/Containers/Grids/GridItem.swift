import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or as many of them as fit.
public struct GridItem: Hashable, Sendable {
    /// How wide columns are, or how high rows.
    public var size: Size
    /// The distance to the next one in points, or `nil` for the platform's 8.
    public var spacing: CGFloat?
    /// Where a view lies in its cell; `nil` for the middle.
    public var alignment: Alignment?

    /// A column or row of the given size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// How wide columns are, or how high rows; in points.
    public enum Size: Hashable, Sendable {
        /// One of the given length.
        case fixed(CGFloat)
        /// One that takes its part of what remains, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as have room for the minimum in their part of what remains, at least one; each up to the maximum.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
}
