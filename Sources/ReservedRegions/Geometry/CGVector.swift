#if !canImport(CoreGraphics)
import Foundation

/// A direction with a length, in points.
///
/// It is Core Graphics' type where there is Core Graphics.
public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    /// No way at all.
    public static let zero = CGVector()

    /// No way at all.
    public init() { self.init(dx: 0, dy: 0) }

    /// A way to the right and down.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// A way to the right and down.
    @_disfavoredOverload
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
#endif
