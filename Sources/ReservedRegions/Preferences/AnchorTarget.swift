import Foundation

/// The view that anchors are of. It is forgotten when the view is gone; anchors then stay where they were last seen.
final class AnchorTarget {
    /// The view's node, zero for none.
    private(set) var node: Int32 = 0
    /// The size and the place in the window that were last asked for.
    private var known = CGRect.zero

    /// The view stands at a node.
    func begin(at node: Int32) { self.node = node }

    func end() { node = 0 }

    /// The frame of the view in the window, as it is laid out; the last known where it is gone.
    func frame(in tree: LayoutTree) -> CGRect {
        if node != 0 { known = tree.frameInWindow(of: Int(node)) }
        return known
    }
}

extension GeometryProxy {
    /// The place that an anchor stands for, in the view's own coordinates, in points; physical, whatever the layout
    /// direction.
    ///
    /// - Complexity: O(depth).
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.resolve(self) }

    /// A rectangle of a view that an anchor is of, seen from this one.
    ///
    /// - Parameter rect: Gives the rectangle in the view's own coordinates, from the view's size.
    func frame(of target: AnchorTarget, _ rect: (CGSize) -> CGRect) -> CGRect {
        reads.place = true
        let place = target.frame(in: tree)
        guard target.node != 0 else {
            return rect(place.size).offsetBy(dx: place.minX - frame.minX, dy: place.minY - frame.minY)
        }
        reads.note(anchor: target.node, at: place)
        let around = tree.nodeAround(Int(target.node), Int(node))
        let own = tree.drawingTransform(of: Int(node), within: around)
        return rect(place.size).applying(
            tree.drawingTransform(of: Int(target.node), within: around).concatenating(own.inverted()))
    }
}

extension LayoutTree {
    /// The innermost node around two others, which may be one of them; zero where there is none.
    func nodeAround(_ first: Int, _ second: Int) -> Int {
        var (a, b) = (first, second)
        var (heightA, heightB) = (height(of: a), height(of: b))
        while a != b {
            if heightA >= heightB {
                (a, heightA) = (Int(nodes[a].layoutParent), heightA - 1)
            } else {
                (b, heightB) = (Int(nodes[b].layoutParent), heightB - 1)
            }
        }
        return a
    }

    /// How many nodes are around one.
    private func height(of index: Int) -> Int {
        var (count, next) = (0, index)
        while next != 0 {
            count += 1
            next = Int(nodes[next].layoutParent)
        }
        return count
    }

    /// Notes the readers that asked for the places of views that are laid out elsewhere now.
    func noteMovedAnchors() {
        for index in anchorReaders {
            guard let record = objects[nodes[Int(index)].payload] as? GeometryReaderRecord else { continue }
            guard record.reads.anchors.contains(where: { frameInWindow(of: Int($0)) != $1 }) else { continue }
            record.isStale = true
            noteDependent(index)
        }
    }
}
