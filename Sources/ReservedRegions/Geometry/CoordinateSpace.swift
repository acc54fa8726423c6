import Foundation
import RegionModel

/// A space in which a view's place can be asked.
public enum CoordinateSpace: Hashable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// The space of a view around it that has this name.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The window's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The window's space.
    public init() {}
    /// The window's space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own space.
    public init() {}
    /// The view's own space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
    let name: AnyHashable

    /// The space of that name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of a view around that has this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest scroll view around, where it is seen and not where its content begins.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }

    /// The space of the nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
    }
}

/// The name that the spaces of scroll views go by.
private struct ScrollViewSpace: Hashable {
    let axis: Axis?
}

extension View {
    /// Gives the view's coordinate space a name for the views in it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(by: CoordinateSpaceName(name: name.name))
    }

    /// Gives the view's coordinate space a name for the views in it.
    public func coordinateSpace(name: some Hashable) -> some View {
        modified(by: CoordinateSpaceName(name: AnyHashable(name)))
    }
}

/// The name of a coordinate space, in the tree.
final class CoordinateSpaceRecord {
    let name: AnyHashable

    init(_ name: AnyHashable) { self.name = name }
}

private struct CoordinateSpaceName: NodeModifier {
    let name: AnyHashable

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emit(.coordinateSpace, content: content) { index, _ in
            composer.tree.setObject(CoordinateSpaceRecord(name), of: index)
        }
    }
}

extension LayoutTree {
    /// The nearest node around another whose space has the name.
    func nodeOfSpace(named name: AnyHashable, around index: Int) -> Int? {
        let scrollView = name.base as? ScrollViewSpace
        var next = Int(nodes[index].layoutParent)
        while next != 0 {
            if let scrollView {
                if isScrollView(next, along: scrollView.axis) { return next }
            } else if nodes[next].kind == .coordinateSpace,
                (objects[nodes[next].payload] as? CoordinateSpaceRecord)?.name == name
            {
                return next
            }
            next = Int(nodes[next].layoutParent)
        }
        return nil
    }

    /// Whether a node is a scroll view, and scrolls along an axis.
    private func isScrollView(_ index: Int, along axis: Axis?) -> Bool {
        guard nodes[index].kind == .layout, let record = objects[nodes[index].payload] as? AnyLayoutRecord else {
            return false
        }
        guard let axis else { return record.role == .scrollView }
        // A list scrolls from top to bottom.
        let axes = (record as? LayoutRecord<ScrollLayout>)?.layout.axes ?? .vertical
        return record.role == .scrollView && axes.contains(Axis.Set(axis))
    }
}
