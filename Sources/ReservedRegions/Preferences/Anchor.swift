import Foundation

/// A place in a view that others can ask for in their own coordinates: `proxy[anchor]`.
public struct Anchor<Value> {
    let resolve: (GeometryProxy) -> Value
    fileprivate let identity: AnyHashable
}

extension Anchor {
    /// Which place of a view an anchor is of.
    public struct Source {
        fileprivate let anchor: (AnchorTarget) -> Anchor<Value>

        func anchor(of target: AnchorTarget) -> Anchor<Value> { anchor(target) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same place of the same view.
    public static func == (a: Anchor<Value>, b: Anchor<Value>) -> Bool { a.identity == b.identity }
}

extension Anchor: Hashable where Value: Hashable {
    /// Adds the place to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

// As a proxy, it is asked only while its host waits.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates, in points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { target in
            Anchor(resolve: { $0.frame(of: target) { _ in rect } }, identity: AnchorIdentity.make(target, .rect(rect)))
        }
    }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { target in
            Anchor(
                resolve: { $0.frame(of: target) { CGRect(origin: .zero, size: $0) } },
                identity: AnchorIdentity.make(target, .bounds))
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates, in points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { target in
            let place = CGRect(origin: point, size: .zero)
            return Anchor(
                resolve: { $0.frame(of: target) { _ in place }.origin },
                identity: AnchorIdentity.make(target, .rect(place)))
        }
    }

    /// A point of the view as a share of its size, physical: `(0, 0)` is at the left in either layout direction.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { target in
            Anchor(
                resolve: { proxy in
                    proxy.frame(of: target) {
                        CGRect(x: point.x * $0.width, y: point.y * $0.height, width: 0, height: 0)
                    }.origin
                }, identity: AnchorIdentity.make(target, .unitPoint(point)))
        }
    }

    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the right edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// The places of several sources.
    public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
        self.init { target in
            let anchors = array.map { $0.anchor(of: target) }
            return Anchor(
                resolve: { proxy in anchors.map { $0.resolve(proxy) } }, identity: AnyHashable(anchors.map(\.identity)))
        }
    }

    /// The place of a source, if there is one.
    public init<Wrapped>(_ source: Anchor<Wrapped>.Source?) where Value == Wrapped? {
        self.init { target in
            let anchor = source?.anchor(of: target)
            return Anchor(resolve: { anchor?.resolve($0) }, identity: AnyHashable(anchor?.identity))
        }
    }
}

private struct AnchorIdentity: Hashable {
    enum Place: Hashable {
        case bounds
        case rect(CGRect)
        case unitPoint(UnitPoint)
    }

    let target: ObjectIdentifier
    let place: Place

    static func make(_ target: AnchorTarget, _ place: Place) -> AnyHashable {
        AnyHashable(AnchorIdentity(target: ObjectIdentifier(target), place: place))
    }
}
