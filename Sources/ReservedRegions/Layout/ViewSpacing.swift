import Foundation

/// How far a view wants to be from its neighbours, edge by edge.
public struct ViewSpacing: Sendable {
    // The distance that each edge asks for in points, `nil` where it takes the platform's.
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// No distance on any edge.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
        return spacing
    }()

    /// The platform's distances.
    public init() {}

    /// Takes the larger distance of the two on each of the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { a.map { max($0, b ?? $0) } ?? b }
        if edges.contains(.top) { top = larger(top, other.top) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }

    /// The larger distance of the two on each of the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to a view that follows along an axis: the larger of what the facing edges ask for, else 8 points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (own, others) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        return [own, others].compactMap(\.self).max() ?? CGFloat(LayoutTree.defaultSpacing)
    }
}
