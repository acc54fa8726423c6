import Foundation

/// A part of a view's coordinate space that something else owns.
///
/// Views cannot make one: they read them from a `GeometryProxy` while they are laid out.
public struct ReservedRegion: Hashable, Identifiable, Sendable {
    /// What tells this region from the others; the same for the same fold or camera in every pose.
    public let id: ID
    /// Whether the region covers content or divides it.
    public let kind: Kind
    /// Where the region lies in the asking view's coordinate space, in points, `margins` included.
    ///
    /// It is clipped to the window, not to the view: it may begin left of or above zero and exceed the view's size.
    public let frame: CGRect
    /// The part of `frame` around the region's core that controls should keep out of, in points.
    ///
    /// `leading` belongs to the side of `frame.minX`. They are part of `frame`: do not add them again.
    public let margins: EdgeInsets
    /// Whether the region takes space now: a fold does while it is partly open, a camera while it runs.
    public let isActive: Bool

    package init(id: ID, kind: Kind, frame: CGRect, margins: EdgeInsets, isActive: Bool) {
        self.id = id
        self.kind = kind
        self.frame = frame
        self.margins = margins
        self.isActive = isActive
    }
}
