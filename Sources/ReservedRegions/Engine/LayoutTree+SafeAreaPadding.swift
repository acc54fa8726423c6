import Foundation
import RegionModel

extension LayoutTree {
    /// The room that a modifier keeps around its content. Room of the safe area is none to a scroll view: it reaches over
    /// it, and keeps what it scrolls out of it.
    func paddingInsets(of index: Int) -> EdgeInsets {
        let node = nodes[index]
        if node.kind == .safeAreaPadding, scrollView(in: index) != nil { return EdgeInsets() }
        return insets[node.payload]
    }

    /// The scroll view that a modifier's content is, if it is one.
    func scrollView(in index: Int) -> Int? {
        var next = index
        while nodes[next].childCount > 0, nodes[next].kind.keepsFrame {
            next = child(0, of: nodes + next)
            if (nodes[next].kind == .layout ? objects[nodes[next].payload] as? AnyLayoutRecord : nil)?.role
                == .scrollView
            {
                return next
            }
        }
        return nil
    }

    /// The room of the safe area that modifiers keep around a scroll view.
    func safeAreaPadding(aroundScrollView index: Int) -> EdgeInsets {
        var result = EdgeInsets()
        var (inner, next) = (index, Int(nodes[index].layoutParent))
        while next != 0, nodes[next].kind.keepsFrame, child(0, of: nodes + next) == inner {
            if nodes[next].kind == .safeAreaPadding { result = result + insets[nodes[next].payload] }
            (inner, next) = (next, Int(nodes[next].layoutParent))
        }
        return result
    }
}

extension NodeKind {
    /// Whether the first child of a modifier has the modifier's frame, if it is a scroll view.
    fileprivate var keepsFrame: Bool {
        self == .safeAreaPadding || self == .background || self == .overlay
            || (isTransparent && self != .offset && self != .displacement)
    }
}

extension EdgeInsets {
    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }

    /// The same length at some edges.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
