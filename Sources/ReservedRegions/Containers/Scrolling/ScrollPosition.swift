import Foundation

/// Where a scroll view is scrolled to.
///
/// Nobody scrolls here: it is where the view begins.
public struct ScrollPosition: Hashable, Sendable {
    private(set) var start = ScrollStart.corner

    /// The edge that the view is scrolled to, if it is to one.
    public private(set) var edge: Edge?
    /// The point that the view is scrolled to, if it is to one.
    public private(set) var point: CGPoint?
    /// Whether the user moved the view; nobody does here.
    public var isPositionedByUser: Bool { false }

    /// At the beginning.
    public init() {}

    /// At the beginning, in a view whose items have ids of the given type.
    public init<ID: Hashable & Sendable>(idType: ID.Type) {}

    /// At an edge.
    public init(edge: Edge) { scrollTo(edge: edge) }

    /// At the item of an id; see `scrollTo(id:)`.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// At a point of the content, in points.
    public init(point: CGPoint) { scrollTo(point: point) }

    /// At a distance from the leading edge, in points.
    public init(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

    /// At a distance from the top, in points.
    public init(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) {
        (self.edge, point) = (edge, nil)
        switch edge {
        case .top, .leading: start = .anchor(.topLeading)
        case .bottom: start = .anchor(.bottomLeading)
        case .trailing: start = .anchor(.topTrailing)
        }
    }

    /// Scrolls to the item of an id.
    ///
    /// - Parameter anchor: The point of the item that lies on the same point of the view; without one, as little is
    ///   scrolled as shows the item.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (edge, point, start) = (nil, nil, .item(ScrollItem(id: AnyHashable(id), anchor: anchor)))
    }

    /// The id of the item that the view is scrolled to, if it is to one whose id has the given type.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
        guard case .item(let item) = start else { return nil }
        return item.id.base as? ID
    }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) {
        (edge, self.point) = (nil, point)
        start = .point(CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0))
    }
}
