import Foundation
import RegionModel

/// An element that is elsewhere or of another size than it was a step before.
public struct ElementMove: Hashable, Sendable {
    /// The element's path in the snapshot after the move: ids from the root, joined by `/`.
    public var path: String
    /// Where it was in the window, in points.
    public var old: CGRect
    /// Where it is in the window, in points.
    public var new: CGRect

    /// How far it moved to the right and down, in points; zero for what only grew or shrank in its place.
    public var displacement: CGSize { new.displacement(from: old) }
    /// How long the way was, in points.
    public var distance: CGFloat { displacement.length }
}
