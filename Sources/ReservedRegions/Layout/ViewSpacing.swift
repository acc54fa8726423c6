import Foundation
import RegionModel

/// How far a view wants to be from its neighbours, edge by edge.
///
/// Wishes belong to physical edges: what a view asks for on its left stays there whichever way people read.
public struct ViewSpacing: Sendable {
    var top = SpacingEdge(toText: 0)
    var left = SpacingEdge()
    var bottom = SpacingEdge(toText: 0)
    var right = SpacingEdge()

    /// The direction in which `leading` and `trailing` are read.
    var direction = LayoutDirection.leftToRight
    /// A pixel's length in points.
    var pixel: CGFloat = 1

    /// No distance on any edge.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        let none = SpacingEdge(plain: 0)
        (spacing.top, spacing.left, spacing.bottom, spacing.right) = (none, none, none, none)
        return spacing
    }()

    /// The platform's distances.
    public init() {}

    /// Takes the larger distance of the two on each of the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in PhysicalEdge.allCases where edges.contains(edge.edge(in: direction)) {
            self[edge] = self[edge].union(other[edge])
        }
    }

    /// The larger distance of the two on each of the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to a view that follows along an axis, in points.
    ///
    /// A text above a text keeps the lower one's leading; other views keep the larger of what the two edges that face
    /// each other ask for, and 8 points where neither asks.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let isReversed = axis == .horizontal && direction == .rightToLeft
        let (own, others) =
            switch axis {
            case .vertical: (bottom, next.top)
            case .horizontal: isReversed ? (left, next.right) : (right, next.left)
            }
        return own.distance(to: others, pixel: pixel) ?? CGFloat(LayoutTree.defaultSpacing)
    }
}

extension ViewSpacing {
    /// The edges by where they are.
    enum PhysicalEdge: CaseIterable {
        case top, left, bottom, right

        /// What the edge is called by those who read in a direction.
        func edge(in direction: LayoutDirection) -> Edge.Set {
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .left: direction == .leftToRight ? .leading : .trailing
            case .right: direction == .leftToRight ? .trailing : .leading
            }
        }
    }

    subscript(edge: PhysicalEdge) -> SpacingEdge {
        get {
            switch edge {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }

    /// Takes an edge's wishes over from another view, whatever they are.
    mutating func take(_ edges: Edge.Set, of other: ViewSpacing) {
        for edge in PhysicalEdge.allCases where edges.contains(edge.edge(in: direction)) { self[edge] = other[edge] }
    }

    /// Makes edges those of an ordinary view again.
    mutating func reset(_ edges: Edge.Set) { take(edges, of: ViewSpacing()) }
}
