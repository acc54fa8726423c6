import Foundation

/// How what is scrolled lies in its view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The place in the content that is at the view's corner.
    public var contentOffset: CGPoint
    /// How large the content is.
    public var contentSize: CGSize
    /// The room around the content.
    public var contentInsets: EdgeInsets
    /// How large the view is.
    public var containerSize: CGSize

    /// The part of the content that is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The view's bounds in the content.
    public var bounds: CGRect { visibleRect }
}
