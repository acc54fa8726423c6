import Foundation
import RegionGeometry

/// A reserved region as a window has it: in window coordinates, physical, with the name of what owns it.
public struct SceneRegion: Hashable, Sendable {
    /// The name of the entity, such as `fold` or `inner-camera`; it is what a region's `id` is made of.
    public var name: String
    /// Whether the region covers content or divides it.
    public var kind: ReservedRegion.Kind
    /// Where it lies in the window, in points, `margins` included.
    public var frame: CGRect
    /// The part of `frame` around the core that controls should keep out of, in points.
    public var margins: RectInsets
    /// Whether it takes space now.
    public var isActive: Bool

    /// A region of the given name, kind and place.
    public init(
        name: String, kind: ReservedRegion.Kind, frame: CGRect, margins: RectInsets = .zero, isActive: Bool = true
    ) {
        self.name = name
        self.kind = kind
        self.frame = frame
        self.margins = margins
        self.isActive = isActive
    }

    /// The frame less its margins; without size on an axis where a window clipped the frame to less than the margins.
    public var core: CGRect { frame.inset(by: margins) }
}
